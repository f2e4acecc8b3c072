// Lists the first page's files in index.html, so that browsers request them all at once instead of discovering one in
// the other. Also passes theme.js the files of signed-in pages and the calls that home makes.
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { HOME_CALLS } from '../src/features/home/home-calls.ts';
import { buildBatchAddress } from './batch-address.ts';
import { listSignedInFiles, listStartFiles } from './first-page-files.ts';

const THEME = /<script src="\/theme\.js">/;

/**
 * Creates the build plugin that lists the first page's files in index.html. Only builds use it, because the development
 * server has no built files.
 */
export function preloadFirstPage(): Plugin {
  return {
    name: 'preload-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk }) {
        if (!chunk) throw new Error('The page has no entry script.');
        const parts = listSignedInFiles(bundle, chunk.fileName).map(
          ({ name, files }) => ` data-${name}="${files.map((file) => `/${file}`).join(' ')}"`,
        );
        parts.push(` data-asks="${buildBatchAddress(HOME_CALLS).replaceAll('&', '&amp;')}"`);
        if (!THEME.test(html)) throw new Error('index.html no longer loads theme.js.');
        return {
          html: html.replace(THEME, `<script src="/theme.js"${parts.join('')}>`),
          tags: [
            ...[...listStartFiles(bundle, chunk.fileName)].map((file) =>
              link({ rel: 'preload', as: 'script', fetchpriority: 'low', href: `/${file}` }),
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
