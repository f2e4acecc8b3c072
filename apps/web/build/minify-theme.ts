// Minifies `theme.js`, a separate file that browsers wait for before they paint; copied from `public`, it would be sent
// with its comments.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin } from 'vite';

const NAME = 'theme.js';
const SOURCE = fileURLToPath(new URL(`../public/${NAME}`, import.meta.url));

/** Creates a build plugin that replaces the copy of `public/theme.js` by a minified file. */
export function minifyTheme(): Plugin {
  return {
    name: 'minify-theme',
    apply: 'build',
    generateBundle(_options, bundle) {
      // Skips the build of the service worker, which has no entry chunk.
      if (!Object.values(bundle).some((file) => file.type === 'chunk' && file.isEntry)) return;
      const { code, errors } = minifySync(NAME, readFileSync(SOURCE, 'utf8'));
      if (errors.length > 0) throw new Error(`${NAME}: ${errors[0]?.message}`);
      this.emitFile({ type: 'asset', fileName: NAME, source: code });
    },
  };
}
