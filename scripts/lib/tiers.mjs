// The two tiers of tests. The gate is for use before a commit: it's quick and gives the same result in each run. All
// tests are the gate plus the files whose names end in `.full.test`, in one run, so that no test runs twice.

const FULL = /\.full\.test\.\w+$/;

/** Returns whether a test file is left out of the gate (`npm run test:gate`). */
export function isFull(path) {
  return FULL.test(path);
}

/**
 * Returns the arguments and environment of vitest for a run.
 * @param {readonly string[]} given arguments of `scripts/test.mjs`.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ args: string[], env: NodeJS.ProcessEnv, again: ((path: string) => boolean) | undefined }} `again`:
 * returns whether a file may be tried again; undefined for the usual rule.
 * @throws Error for a tier that doesn't exist.
 */
export function tierOf(given, env) {
  if (given[0] !== '--tier') return { args: [...given], env, again: undefined };
  const [, tier, ...args] = given;
  if (tier !== 'gate') throw new Error(`There is no tier '${tier}'. Say '--tier gate', or nothing for all tests.`);
  // The gate uses a fixed seed and only the embedded database.
  const { TEST_DATABASE_URL: _database, TEST_REDIS_URL: _redis, FC_SEED: _seed, ...rest } = env;
  return { args: ['--exclude', '**/*.full.test.*', ...args], env: rest, again: () => false };
}
