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
 * The shared files of the build, in this order. A file takes the modules that match it, and everything they import that
 * no file before it has. So each file imports only files before it, and no two load each other in a circle. All other
 * modules are split by the pages that use them.
 */
const FILES: { name: string; tags?: '$initial'[]; test?: RegExp; minShareCount?: number }[] = [
  // Changes only with upgrades, so it stays in the browser's cache across our releases.
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc)\/(?!.*(links\/wsLink|\?later))/,
  },
  // Needed by every first page.
  { name: 'start', tags: ['$initial'] },
  // The validation rules of forms for people without a session, and zod.
  { name: 'checks', test: /contracts\/src\/accounts\/schema\.ts/ },
  // The layout of signed-in pages, and their start page.
  { name: 'app', test: /routes\/_app\.tsx\?tsr-split/ },
  { name: 'home', test: /routes\/_app\/index\.tsx\?tsr-split/ },
  // The trial on /welcome needs no other code for stored data.
  { name: 'draft', test: /src\/features\/attempts\/drafts\.mirror\.ts/ },
  // Readers of this device's data, for screens. They don't load its database.
  { name: 'mirrors', test: /src\/features\/mirrors\.ts|\.mirror\.ts/ },
  { name: 'dexie', test: /node_modules\/dexie\// },
  // The database, and what writes to it and syncs it: loaded right after the page.
  { name: 'device', test: /src\/offline\/(?:sync|person|last-replies|mirror\/watch-mirror)\.ts/ },
  // Without these two each page would load dozens of small files.
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
        splitBehavior: ({ routeId }) => (routeId === '/_public' || routeId === '/_public/login' ? [] : undefined),
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
    // Served to browsers that support Brotli. Made at build time, and a seventh smaller than gzip.
    compression({ algorithms: ['brotliCompress'], include: /\.(?:js|css|html|svg|webmanifest)$/, threshold: 1024 }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa/worker',
      filename: 'sw.ts',
      // The app registers it itself, after the first page has loaded.
      injectRegister: false,
      // It is a file in `public`.
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
        // The manifest's screenshots are only used before installing.
        globIgnores: ['pictures/**'],
        manifestTransforms: [addIntegrity],
      },
      integration: {
        // The worker is built in a separate run, which wouldn't inherit this one's log level.
        configureCustomSWViteBuild: (worker) => {
          worker.logLevel = 'warn';
        },
      },
    }),
  ],
  // Workspace packages are bundled from their sources, so that they don't have to be built first.
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // React has had this hook since 18; the shim for older versions isn't needed.
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
    // Browsers with light-dark(), which all have had for thirty months. Otherwise every colour with a dark variant
    // would be written out twice.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // The preload lists grow with every page, and every page would load them; `preloadFirstPage` lists what the start
    // needs.
    modulePreload: false,
    // Data URLs would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // The package doesn't declare this itself, and its socket links would be loaded with the start.
        moduleSideEffects: [{ test: /node_modules\/@trpc\/client\//, sideEffects: false }],
      },
      output: {
        // Otherwise the names list all pages that share a file. The first page names every file, and hashes don't
        // compress: seven base64 characters are enough for some hundred files.
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

/** Lists each file by its URL path and a hash of its content, so that a build never keeps another build's file. */
function addIntegrity<Entry extends Listed>(entries: Entry[]) {
  const manifest = entries.map((entry) => {
    const content = readFileSync(new URL(`dist/${entry.url}`, import.meta.url));
    const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    const revision = entry.url.startsWith('assets/') ? null : entry.revision;
    return { ...entry, url: `/${entry.url}`, revision, integrity };
  });
  return { manifest };
}
