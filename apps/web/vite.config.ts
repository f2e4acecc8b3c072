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

/** Parts of screens that the start page does not show. */
const PARTS =
  /src\/(?:ui\/(?:share-link|qr-code|answers\/|rich-text\/|picture\.|charts\/|data-table|menu\.|switch|tabs|search-field|headline|select|stat-card|checkbox|text-area|keys-hint|dialog|confirm-dialog|card\.|celebration\/use-count)|shell\/role-gate)/;

/** What the frame of signed-in pages and their start page consist of. */
const APP = new RegExp(
  [
    /src\/ui\/(?!category-|chip|celebration\/celebration[-.])/,
    /src\/shell\/(?!policy-layout|bell-link)/,
    /src\/lib\/(?:read-policy|view|duration|bytes|last-home)\.ts/,
    /src\/features\/accounts\/(?:use-fresh-user|accounts\.queries|show-profile)\.ts/,
    /src\/features\/attempts\/use-countdown\.ts/,
    /src\/offline\/use-holds-nothing\.ts/,
    /contracts\/src\/(?:streaks|xp)\/(?:days|streak|levels|daily-goal)\.ts/,
    /contracts\/src\/(?:attempts\/graded|achievements\/medals)\.ts/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** The start page of people who are signed in. */
const HOME = /src\/features\/home\/home-screen\.tsx/;

/** The rules for what accounts send, with what they are written in. */
const CHECKS = /node_modules\/zod\/|contracts\/src\/(?:lib\/scalars|accounts\/schema)\.ts/;

/** What reads and writes this device, and keeps it in step with the server: loaded at once, after the page. */
const DEVICE = /src\/offline\/|\.mirror\.ts$|node_modules\/ts-fsrs\//;

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
    assumeColorMix(),
    shortRouteLists(),
    socketLater(),
    preloadFirstPage(),
    paintFirst(),
    minifyTheme(),
    firstPageBudget(),
    chartsBudget(),
    // The server sends these to whoever reads Brotli: nobody waits while it's made, and it's a seventh smaller than gzip.
    compression({ algorithms: ['brotliCompress'], include: /\.(?:js|css|html|svg|webmanifest)$/, threshold: 1024 }),
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
      '/images': api,
      '/healthz': api,
      '/readyz': api,
    },
  },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // Browsers that know light-dark(), as all have for thirty months: else each colour with a dark twin is written out twice.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // The lists of what to preload grow with every page and would be loaded by all; `preloadFirstPage` names the start.
    modulePreload: false,
    // A data: address would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // It does not say so of itself, and its links for sockets would be loaded with the start.
        moduleSideEffects: [{ test: /node_modules\/@trpc\/client\//, sideEffects: false }],
      },
      output: {
        // Else these bear the names of all pages that share them. The first page names every file, and hashes don't compress:
        // seven characters of base 64 are enough for some hundred files.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('device~') ? 'device' : '[name]'}-[hash:7].js`,
        codeSplitting: {
          groups: [
            {
              // What only changes with an upgrade stays in the browser's cache over our releases.
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc)\/(?!.*(links\/wsLink|\?later))/,
              priority: 4,
            },
            // What the first page of anybody needs stands in one file …
            { name: 'start', tags: ['$initial'], priority: 3 },
            // … and what signed-in pages share in another, instead of in dozens of small ones.
            { name: 'app', test: (id) => APP.test(id) && !PARTS.test(id), minShareCount: 2, priority: 2 },
            { name: 'home', test: HOME, priority: 2 },
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 1 },
            // A group takes along what its files import, so this one comes after what it shares with the start page.
            { name: 'parts', test: PARTS, minShareCount: 2, priority: 1 },
            // The database's code is large, and loaded when it is first used.
            { name: 'dexie', test: /node_modules\/dexie\//, priority: 1 },
            // Forms of people without a session check what they send by these, and need nothing else of what is saved here.
            { name: 'checks', test: CHECKS, minShareCount: 2, priority: 1 },
            // The trial on /welcome needs nothing else of what is saved here. The clock imports nothing, and others read it
            // while they are loaded: files that import each other must find it there.
            { name: 'draft', test: /src\/offline\/(?:draft|engine\/clock)\.ts$/, priority: 1 },
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
