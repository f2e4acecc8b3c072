// Stops a build whose first pages are too heavy for people on a slow network.
import type { Plugin, Rollup } from 'vite';
import { listSignedInFiles, listStartFiles } from './first-page-files.ts';
import { computeGzipSize, KIB } from './gzip-size.ts';

/**
 * Limits in KiB of JavaScript, gzipped at level 6. `npm run bench -- bundle` measures the real downloads, which are a
 * little larger: `theme.js`, and the demo accounts on /login. Each page of the app adds its route, about 0.1 KiB.
 */
const BUDGET = { '/login': 125, '/': 165 };
const MODULES_LISTED = 8;

export function firstPageBudget(): Plugin {
  return {
    name: 'first-page-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
      // Skips the build of the service worker, which has no entry chunk.
      if (entry === undefined) return;
      const login = listStartFiles(bundle, entry);
      const home = new Set([...login, ...listSignedInFiles(bundle, entry).flatMap(({ files }) => files)]);
      for (const [page, files] of [['/login', login] as const, ['/', home] as const]) {
        const kib = [...files].reduce((sum, file) => sum + computeGzipSize(bundle[file]), 0) / KIB;
        if (kib > BUDGET[page]) this.error(formatTooHeavy(page, kib, listHeaviest(bundle, files)));
      }
    },
  };
}

/** Lists the largest modules in the given files, apart from vendor chunks. */
function listHeaviest(bundle: Rollup.OutputBundle, files: ReadonlySet<string>): string[] {
  return [...files]
    .flatMap((name) => {
      const file = bundle[name];
      return file?.type === 'chunk' && !name.includes('vendor') ? Object.entries(file.modules) : [];
    })
    .sort(([, renderedModule], [, second]) => second.renderedLength - renderedModule.renderedLength)
    .slice(0, MODULES_LISTED)
    .map(([id, { renderedLength }]) => `  ${renderedLength} ${id.split('/').slice(-5).join('/')}`);
}

function formatTooHeavy(page: '/login' | '/', kib: number, modules: readonly string[]): string {
  return [
    `${page} would load ${kib.toFixed(2)} KiB of JavaScript first; ${BUDGET[page]} is the most.`,
    'Routes are loaded with the start: what reads their addresses must not import schemas or rules.',
    'The largest modules, in characters before minifying:',
    ...modules,
  ].join('\n');
}
