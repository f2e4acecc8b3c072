import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'build/*.test.ts'],
    environment: 'happy-dom',
    // Files of a worker share loaded modules: loading them takes longer than the tests. What a module keeps between two
    // tests of a file it may keep between two files.
    isolate: false,
    // Screens wait for timers more than they work: two to a core.
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
