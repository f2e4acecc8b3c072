import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'build/*.test.ts'],
    environment: 'happy-dom',
    // Test files that run in the same worker share loaded modules, because loading takes longer than the tests. So
    // module state may persist between files as it does between the tests of a file.
    isolate: false,
    // Tests of screens wait for timers more than they compute, so there are two workers for each core.
    maxWorkers: 2 * availableParallelism(),
    sequence: { groupOrder: 1 },
    setupFiles: ['../../packages/contracts/src/testing/fixed-seed.ts', './src/lib/testing/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
