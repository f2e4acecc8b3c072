import { defineConfig } from 'vitest/config';

// Tests from outside: real processes, started as an operator starts them. After the others, whose tests would make them
// slow, and beside the journeys, since both wait more than they work.
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
