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
    name: 'db',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing-setup.ts'],
    // Files of a worker share loaded modules: the server's code keeps no state beside the database, and loading it takes longer than most tests.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
