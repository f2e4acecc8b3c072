import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    {
      // Configures every environment, because the global set-up runs in a separate environment of vitest's.
      name: 'sources-of-workspace-packages',
      configEnvironment: () => ({ resolve: { conditions: ['source', 'module', 'node'] } }),
    },
  ],
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../packages/contracts/src/testing/fixed-seed.ts'],
    globalSetup: ['../../packages/db/src/testing-setup.ts'],
    // Test files of a worker share loaded modules: the server's code keeps no state outside the database, and loading
    // it takes longer than most tests.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Work that the server finishes after its reply is awaited for as long as a busy machine needs.
    expect: { poll: { timeout: 20_000 } },
  },
});
