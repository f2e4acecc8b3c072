import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node'] } },
  test: {
    name: 'torture',
    include: ['**/*.test.ts'],
    // Test files of a worker share loaded modules, because loading server and app takes longer than many tests.
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
