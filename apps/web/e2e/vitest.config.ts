import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  test: {
    name: 'e2e',
    include: ['*.test.ts'],
    // Files of a worker share its browser: launching one takes longer than many a journey.
    isolate: false,
    globalSetup: ['support/global-setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Two browsers at a time are what a machine of two cores has room for. As in the scripts' tests, which run beside them.
    maxWorkers: 2,
    // After all others, whose tests would make them slow.
    sequence: { groupOrder: 2 },
  },
});
