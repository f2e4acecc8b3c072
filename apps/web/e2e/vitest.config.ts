import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    {
      // Resolves workspace packages to their sources in all environments, including the one in which vitest runs the
      // global set-up.
      name: 'sources-of-workspace-packages',
      configEnvironment: () => ({ resolve: { conditions: ['source', 'module', 'node'] } }),
    },
  ],
  test: {
    name: 'e2e',
    include: ['*.test.ts'],
    // Test files of a worker share its browser, because launching one takes longer than many journeys.
    isolate: false,
    globalSetup: ['support/global-setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // A machine with two cores has room for two browsers at a time. The scripts' tests, which run at the same time,
    // have the same limit.
    maxWorkers: 2,
    // Runs after all other projects, whose tests would slow the journeys down.
    sequence: { groupOrder: 2 },
  },
});
