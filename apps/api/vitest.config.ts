import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    {
      // Everywhere, and so in the global set-up too, which runs in an environment of vitest's own.
      name: 'sources-of-workspace-packages',
      configEnvironment: () => ({ resolve: { conditions: ['source', 'module', 'node'] } }),
    },
  ],
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../packages/contracts/src/testing/fixed-seed.ts'],
    globalSetup: ['../../packages/db/src/testing-setup.ts'],
    // Files of a worker share loaded modules: the server's code keeps no state beside the database, and loading it takes longer than most tests.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // What is worked out beside a call is waited for as long as a busy machine needs.
    expect: { poll: { timeout: 20_000 } },
  },
});
