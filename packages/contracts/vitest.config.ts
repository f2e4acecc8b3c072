import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contracts',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/fixed-seed.ts'],
    // Rules have no state to keep apart.
    isolate: false,
  },
});
