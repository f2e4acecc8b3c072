import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contracts',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/fixed-seed.ts'],
    // A rule takes milliseconds, a property of it seconds where the machine is busy.
    testTimeout: 60_000,
    // Rules have no state to keep apart.
    isolate: false,
  },
});
