import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    {
      // Resolves workspace packages to their sources in all environments, including the one in which vitest runs the
      // global set-up.
      name: 'sources-of-workspace-packages',
      configEnvironment: () => ({ resolve: { conditions: ['source', 'module', 'node'] } }),
    },
  ],
  test: {
    name: 'db',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing-setup.ts'],
    // A worker's test files share loaded modules, because loading them takes longer than most tests, and the server's
    // code keeps no state outside the database.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
