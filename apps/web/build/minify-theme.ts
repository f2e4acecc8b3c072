// `theme.js` is a file of its own that browsers wait for before they paint; in `public` it would be sent with its comments.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin } from 'vite';

const NAME = 'theme.js';
const SOURCE = fileURLToPath(new URL(`../public/${NAME}`, import.meta.url));

/** @returns a plugin for the build: its file takes the place of the one in `public` */
export function minifyTheme(): Plugin {
  return {
    name: 'minify-theme',
    apply: 'build',
    generateBundle(_options, bundle) {
      // The service worker is built by a run of its own.
      if (!Object.values(bundle).some((file) => file.type === 'chunk' && file.isEntry)) return;
      const { code, errors } = minifySync(NAME, readFileSync(SOURCE, 'utf8'));
      if (errors.length > 0) throw new Error(`${NAME}: ${errors[0]?.message}`);
      this.emitFile({ type: 'asset', fileName: NAME, source: code });
    },
  };
}
