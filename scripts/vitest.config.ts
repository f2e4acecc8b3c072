import { defineConfig } from 'vitest/config';

// Tests from outside: real processes, started as an operator starts them. One after the other, since each is a whole
// server, and after the others, whose tests would make them slow.
export default defineConfig({
  test: {
    name: 'scripts',
    include: ['tests/*.test.mjs'],
    globalSetup: ['tests/prepare.mjs'],
    fileParallelism: false,
    sequence: { groupOrder: 1 },
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
