import { defineConfig } from 'vitest/config';

// Tests from outside: real processes, started as an operator starts them. They run after the other tests, which would
// slow them down, and together with the browser journeys, because both mostly wait.
export default defineConfig({
  test: {
    name: 'scripts',
    include: ['tests/*.test.mjs'],
    globalSetup: ['tests/prepare.mjs'],
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
