import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node'] } },
  test: {
    name: 'torture',
    include: ['**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
