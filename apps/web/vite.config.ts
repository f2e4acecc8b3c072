import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routeFileIgnorePattern: '\\.test\\.tsx?$',
      tmpDir: 'node_modules/.cache/routes',
      codeSplittingOptions: {
        // The sign-in page belongs to the start: whoever sees it first waits for one file instead of twenty.
        splitBehavior: ({ routeId }) => (routeId === '/_public' || routeId === '/_public/login' ? [] : undefined),
      },
    }),
    react(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa/worker',
      filename: 'sw.ts',
      // The app registers it by itself, after the first page stands.
      injectRegister: false,
      // A file of its own in `public`.
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
        // The pictures in the manifest are looked at before installing only.
        globIgnores: ['pictures/**'],
        manifestTransforms: [addIntegrity],
      },
      integration: {
        // The worker is built in a run of its own, which would not know how quiet this one is to be.
        configureCustomSWViteBuild: (worker) => {
          worker.logLevel = 'warn';
        },
      },
    }),
  ],
  // Workspace packages are read from their sources, so that the browser's build needs no build of theirs first.
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // React has had this hook since 18; the stand-in for older ones need not be loaded.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: {
    proxy: {
      '/trpc': { target: api, ws: true },
      '/api': api,
      '/packs': api,
      '/healthz': api,
      '/readyz': api,
    },
  },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // The lists of what to preload grow with every page and would be loaded by all; `main.tsx` asks for what is shared.
    modulePreload: false,
    // A data: address would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // It does not say so of itself, and its links for sockets would be loaded with the start.
        moduleSideEffects: [{ test: /node_modules\/@trpc\/client\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            {
              // What only changes with an upgrade stays in the browser's cache over our releases.
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc)\//,
              priority: 3,
            },
            // What the first page of anybody needs stands in one file …
            { name: 'start', tags: ['$initial'], priority: 2 },
            // … and what signed-in pages share in another, instead of in dozens of small ones.
            { name: 'app', test: /src\/(ui|shell)\/|lucide-react/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});

interface Listed {
  url: string;
  revision: string | null;
}

/** Lists each file by its path on the server and with a hash of its content, so that one build never keeps another's. */
function addIntegrity<Entry extends Listed>(entries: Entry[]) {
  const manifest = entries.map((entry) => {
    const content = readFileSync(new URL(`dist/${entry.url}`, import.meta.url));
    const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    const revision = entry.url.startsWith('assets/') ? null : entry.revision;
    return { ...entry, url: `/${entry.url}`, revision, integrity };
  });
  return { manifest };
}
