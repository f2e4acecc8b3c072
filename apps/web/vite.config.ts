import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { assumeColorMix } from './build/assume-color-mix.ts';
import { chartsBudget } from './build/charts-budget.ts';
import { firstPageBudget } from './build/first-page-budget.ts';
import { forbidChunkCycles } from './build/forbid-chunk-cycles.ts';
import { minifyTheme } from './build/minify-theme.ts';
import { paintFirst } from './build/paint-first.ts';
import { preloadFirstPage } from './build/preload-first-page.ts';
import { shortRouteLists } from './build/short-route-lists.ts';
import { socketLater } from './build/socket-later.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

/**
 * The shared files of the build, in order of priority. A file takes the modules that match it, and all their imports
 * that no earlier file has. So each file imports only from earlier files, and no two import each other in a circle. All
 * other modules are split by the pages that use them.
 */
const FILES: { name: string; tags?: '$initial'[]; test?: RegExp; minShareCount?: number }[] = [
  // React and the router and tRPC libraries change only with upgrades, so browsers keep their file cached across our
  // releases.
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc)\/(?!.*(links\/wsLink|\?later))/,
  },
  // This file has the code that every page needs if it is the first one loaded.
  { name: 'start', tags: ['$initial'] },
  // This file has Zod and the validation rules of forms for people without a session.
  { name: 'checks', test: /contracts\/src\/accounts\/schema\.ts/ },
  // The file of new ids is shared with the login page's buttons, which need nothing else of the next two files.
  { name: 'ids', test: /contracts\/src\/lib\/ids\.ts/ },
  // These two files have the layout of signed-in pages, and the start page for signed-in people.
  { name: 'app', test: /routes\/_app\.tsx\?tsr-split/ },
  { name: 'home', test: /routes\/_app\/index\.tsx\?tsr-split/ },
  // Drafts are a file of their own, because the trial on /welcome needs no other code for stored data.
  { name: 'draft', test: /src\/features\/attempts\/drafts\.mirror\.ts/ },
  // This file has the code with which screens read this device's data, without the database itself.
  { name: 'mirrors', test: /src\/features\/mirrors\.ts|\.mirror\.ts/ },
  { name: 'dexie', test: /node_modules\/dexie\// },
  // This file has the database and the code that writes to it and syncs it; it is loaded right after the page.
  { name: 'device', test: /src\/offline\/(?:sync|device-store|last-replies|mirror\/watch-mirror)\.ts/ },
  // Icons and UI components have two files of their own; without them each page would load dozens of small ones.
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
  { name: 'ui', test: /src\/ui\/(?!charts\/)/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routeFileIgnorePattern: '\\.test\\.tsx?$',
      tmpDir: 'node_modules/.cache/routes',
      codeSplittingOptions: {
        // The login page is part of the start chunk: people who see it first load one file instead of twenty.
        splitBehavior: ({ routeId }) => (routeId === '/_public' || routeId === '/login' ? [] : undefined),
      },
    }),
    react(),
    tailwindcss(),
    assumeColorMix(),
    shortRouteLists(),
    socketLater(),
    preloadFirstPage(),
    paintFirst(),
    minifyTheme(),
    firstPageBudget(),
    chartsBudget(),
    forbidChunkCycles(),
    // Brotli files for browsers that support them. They are made at build time, and are a seventh smaller than gzip.
    compression({ algorithms: ['brotliCompress'], include: /\.(?:js|css|html|svg|webmanifest)$/, threshold: 1024 }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa/worker',
      filename: 'sw.ts',
      // The app registers the service worker itself, after the first page has loaded.
      injectRegister: false,
      // The web app manifest is a static file in `public`.
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
        // The manifest's screenshots are only used before installing.
        globIgnores: ['pictures/**'],
        manifestTransforms: [addIntegrity],
      },
      integration: {
        // The service worker is built in a separate run, which wouldn't inherit this run's log level.
        configureCustomSWViteBuild: (worker) => {
          worker.logLevel = 'warn';
        },
      },
    }),
  ],
  // Workspace packages are bundled from their sources, so that they don't have to be built first.
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // React has had `useSyncExternalStore` since version 18, so the shim for older versions isn't needed.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: {
    proxy: {
      '/trpc': { target: api, ws: true },
      '/api': api,
      '/packs': api,
      '/images': api,
      '/healthz': api,
      '/readyz': api,
    },
  },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // All of these target browsers have the CSS function `light-dark()`, which has been in all browsers for thirty
    // months. For older targets every colour with a dark variant would be written out twice.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Vite's preload lists would grow with every page, and every page would load them; `preloadFirstPage` lists the
    // files that the first page needs.
    modulePreload: false,
    // Data URLs in place of files would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // `@trpc/client` doesn't declare that it has no side effects. Without this setting, its WebSocket links would
        // be loaded with the first page.
        moduleSideEffects: [{ test: /node_modules\/@trpc\/client\//, sideEffects: false }],
      },
      output: {
        // The first page names every script file, so file names are short. Default names would list all pages that
        // share a file. Hashes don't compress, and seven base64 characters are enough for some hundred files.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: FILES.map((file, place) => ({ ...file, priority: FILES.length - place })) },
      },
    },
  },
});

interface Listed {
  url: string;
  revision: string | null;
}

/**
 * Gives each precached file its URL path and a hash of its content, so that a build never uses another build's file.
 */
function addIntegrity<Entry extends Listed>(entries: Entry[]) {
  const manifest = entries.map((entry) => {
    const content = readFileSync(new URL(`dist/${entry.url}`, import.meta.url));
    const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    const revision = entry.url.startsWith('assets/') ? null : entry.revision;
    return { ...entry, url: `/${entry.url}`, revision, integrity };
  });
  return { manifest };
}
