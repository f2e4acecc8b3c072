import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contracts',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/fixed-seed.ts'],
    // A simple test takes milliseconds, but a property-based test may take seconds on a busy machine.
    testTimeout: 60_000,
    // The test files share their loaded modules, because the code under test holds no state.
    isolate: false,
  },
});
