// Two tiers of tests. The gate is what one runs before a commit: quick, and the same at each run. All tests are the gate
// and the files whose names end in `.full.test`, in one run, so that nothing runs twice.

const FULL = /\.full\.test\.\w+$/;

/** Whether a test file is left out of the gate (`npm run test:gate`). */
export function isFull(path) {
  return FULL.test(path);
}

/**
 * What a run is made of.
 * @param {readonly string[]} given arguments of `scripts/test.mjs`
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ args: string[], env: NodeJS.ProcessEnv, again: ((path: string) => boolean) | undefined }} arguments and
 *   environment of vitest; `again`: whose files may be tried again, where that isn't decided as always
 * @throws for a tier that doesn't exist
 */
export function tierOf(given, env) {
  if (given[0] !== '--tier') return { args: [...given], env, again: undefined };
  const [, tier, ...args] = given;
  if (tier !== 'gate') throw new Error(`There is no tier '${tier}'. Say '--tier gate', or nothing for all tests.`);
  // Fixed seed, and the embedded database alone.
  const { TEST_DATABASE_URL: _database, TEST_REDIS_URL: _redis, FC_SEED: _seed, ...rest } = env;
  return { args: ['--exclude', '**/*.full.test.*', ...args], env: rest, again: () => false };
}
