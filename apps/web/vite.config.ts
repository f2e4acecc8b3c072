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
import { minifyTheme } from './build/minify-theme.ts';
import { paintFirst } from './build/paint-first.ts';
import { preloadFirstPage } from './build/preload-first-page.ts';
import { shortRouteLists } from './build/short-route-lists.ts';
import { socketLater } from './build/socket-later.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

/** Parts of screens that the start page doesn't show. */
const PARTS =
  /src\/(?:ui\/(?:share-link|qr-code|answers\/|rich-text\/|picture\.|charts\/|data-table|menu\.|switch|tabs|search-field|headline|select|stat-card|checkbox|text-area|file-button|download-progress|day-words|keys-hint|dialog|confirm-dialog|card\.|celebration\/use-count)|shell\/role-gate)/;

/** The layout of signed-in pages, and their start page. */
const APP = new RegExp(
  [
    /src\/ui\/(?!category-|chip|celebration\/celebration[-.])/,
    /src\/shell\/(?!policy-layout|bell-link)/,
    /src\/lib\/(?:read-policy|view|duration|bytes|last-home)\.ts/,
    /src\/features\/accounts\/(?:use-fresh-user|accounts\.queries|show-profile)\.ts/,
    /src\/features\/attempts\/use-countdown\.ts/,
    /src\/offline\/use-holds-nothing\.ts/,
    /contracts\/src\/(?:streaks|xp|settings)\/(?:days|streak|levels|daily-goal)\.ts/,
    /contracts\/src\/(?:attempts\/graded|achievements\/medals)\.ts/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** The start page for people who are logged in. */
const HOME = /src\/features\/home\/home-screen\.tsx/;

/** The validation rules for what accounts send, and zod. */
const CHECKS = /node_modules\/zod\/|contracts\/src\/(?:lib\/scalars|accounts\/schema)\.ts/;

/** Code that reads and writes this device's data and syncs it: loaded right after the page. */
const DEVICE = /src\/offline\/|\.mirror\.ts$|node_modules\/ts-fsrs\//;

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
        // Otherwise the names list all pages that share a chunk. The first page names every file, and hashes don't
        // compress: seven base64 characters are enough for some hundred files.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('device~') ? 'device' : '[name]'}-[hash:7].js`,
        codeSplitting: {
          groups: [
            {
              // Changes only with upgrades, so it stays in the browser's cache across our releases.
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc)\/(?!.*(links\/wsLink|\?later))/,
              priority: 4,
            },
            // What every first page needs is one file …
            { name: 'start', tags: ['$initial'], priority: 3 },
            // … and what signed-in pages share is another, instead of dozens of small ones.
            { name: 'app', test: (id) => APP.test(id) && !PARTS.test(id), minShareCount: 2, priority: 2 },
            { name: 'home', test: HOME, priority: 2 },
            // Four short texts, each linked to from the others.
            { name: 'policies', test: /src\/(?:features\/policies\/|routes\/_policies\/(?!pwa-test))/, priority: 2 },
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 1 },
            // A group includes what its files import, so this one comes after those it shares with the start page.
            { name: 'parts', test: PARTS, minShareCount: 2, priority: 1 },
            // The database's code is large, and is loaded on first use.
            { name: 'dexie', test: /node_modules\/dexie\//, priority: 1 },
            // Forms of people without a session validate with these, and need no other code for stored data.
            { name: 'checks', test: CHECKS, minShareCount: 2, priority: 1 },
            // The trial on /welcome needs no other code for stored data. The clock imports nothing, and others use it
            // while they load: files with circular imports must find it in place.
            { name: 'draft', test: /src\/offline\/(?:draft|engine\/clock)\.ts$/, priority: 1 },
            // Types of work: the files below load each other in circles, and read these constants while they load.
            { name: 'ops', test: /contracts\/src\/sync\/ops\//, priority: 1 },
            { name: 'device', test: DEVICE, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 },
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
