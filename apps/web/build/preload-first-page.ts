// Tells index.html which files the first page is made of, so that browsers ask for all of them at once instead of
// finding one in the other.
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

/** Both are on the first page of anybody. */
const FONTS = /(?:bricolage-grotesque|atkinson-hyperlegible-next)-latin-wght-normal.*\.woff2$/;
/** Parts of the route tree that signed-in pages begin with, and what the start page adds. */
const SIGNED_IN = { app: /\/routes\/_app\.tsx/, home: /\/routes\/_app\/index\.tsx/ };
const THEME = /<script src="\/theme\.js">/;

/** @returns a plugin for the build; the development server has no files to name */
export function preloadFirstPage(): Plugin {
  return {
    name: 'preload-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk }) {
        if (!chunk) throw new Error('The page has no entry script.');
        const start = new Set([chunk.fileName, ...importsOf(bundle, chunk.fileName)]);
        const parts = Object.entries(SIGNED_IN).map(([name, route]) => {
          const files = chunksOf(bundle, route).flatMap((file) => [file, ...importsOf(bundle, file)]);
          const further = [...new Set(files)].filter((file) => !start.has(file));
          if (further.length === 0) throw new Error(`The build has no file for the ${name} page.`);
          return ` data-${name}="${further.map((file) => `/${file}`).join(' ')}"`;
        });
        if (!THEME.test(html)) throw new Error('index.html no longer loads theme.js.');
        const fonts = Object.keys(bundle).filter((file) => FONTS.test(file));
        if (fonts.length !== 2) throw new Error('The build lacks a font of the first page.');
        return {
          html: html.replace(THEME, `<script src="/theme.js"${parts.join('')}>`),
          tags: [
            ...[...start]
              .filter((file) => file !== chunk.fileName)
              .map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
            ...fonts.map((file) =>
              link({ rel: 'preload', as: 'font', type: 'font/woff2', fetchpriority: 'low', href: `/${file}` }),
            ),
          ],
        };
      },
    },
  };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
}

/** The files that hold a route's split parts. */
function chunksOf(bundle: Rollup.OutputBundle, route: RegExp): string[] {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ moduleIds }) => moduleIds.some((id) => route.test(id) && id.includes('tsr-split')))
    .map(({ fileName }) => fileName);
}

/** What a file imports at once, and what that imports in turn. */
function importsOf(bundle: Rollup.OutputBundle, fileName: string, seen = new Set<string>()): string[] {
  const file = bundle[fileName];
  for (const imported of file?.type === 'chunk' ? file.imports : []) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    importsOf(bundle, imported, seen);
  }
  return [...seen];
}
