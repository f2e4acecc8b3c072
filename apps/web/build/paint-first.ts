// Lets browsers paint the frame in index.html before they parse the app, which keeps them busy for a while.
import type { Plugin } from 'vite';

const SOON_MS = 100;

/**
 * Creates a build plugin that makes the page start with a few lines of script, which load the entry once the frame is
 * painted.
 */
export function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
      // Skips the build of the service worker, which has no entry chunk.
      if (entry === undefined) return;
      this.emitFile({ type: 'asset', fileName: getStarterName(entry), source: buildStarter(entry) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { chunk }) {
        const { fileName = '' } = chunk ?? {};
        const named = `src="/${fileName}"`;
        if (!html.includes(named)) throw new Error('The page has no entry script.');
        return html.replace(named, `src="/${getStarterName(fileName)}"`);
      },
    },
  };
}

/** Derives the starter's file name from the entry's, so that its hash changes with the build. */
function getStarterName(entry: string): string {
  return entry.replace(/[^/]+$/, (name) => `begin-${name}`);
}

/**
 * Builds a script that loads the entry after the first paint; at once in a hidden page, and after `SOON_MS` in browsers
 * that don't report paints.
 */
function buildStarter(entry: string): string {
  return `let begun
const begin = () => { begun ??= import('/${entry}') }
if (document.hidden) begin()
else {
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  requestAnimationFrame(() => setTimeout(begin, ${SOON_MS}))
}
`;
}
