// Lets browsers paint the frame in index.html before they read the app, which keeps them busy for a while.
import type { Plugin } from 'vite';

const SOON_MS = 100;

/** @returns a plugin for the build: the page starts with a few lines that load the entry once the frame is painted */
export function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
      // The service worker is built by a run of its own.
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

/** Its name tells builds apart, as the entry's does. */
function getStarterName(entry: string): string {
  return entry.replace(/[^/]+$/, (name) => `begin-${name}`);
}

/** Once something is painted; where browsers don't tell, or nobody sees the page, soon. */
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
