import { defineConfig } from 'vitest/config';

/** Configuration that `node scripts/screens.mjs` runs; `npm test` doesn't. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  test: {
    name: 'screens',
    include: ['*.shots.ts'],
    globalSetup: ['../support/global-setup.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
