import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { testDatabaseUrl } from '@quorbit/db/testing';
import { expect, it } from 'vitest';

/** The suites of what has a key per learner; dumps have one of their own in packages/db. */
const SUITES = [
  'features/attempts/attempts.db',
  'features/attempts/opening',
  'features/reviews/due',
  'features/reviews/undo',
  'features/reviews/suspend',
  'features/sync/push',
  'features/sync/pull.db',
  'features/accounts/deletion',
];
const PARTS = '8';
/** Vitest can't end what runs in a process of its own. */
const RUN_MS = 290_000;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Of vitest's report, what is read here. */
interface Results {
  numPassedTests: number;
  testResults: { message: string; assertionResults: { failureMessages: string[] }[] }[];
}

/** The variables of this run, without what vitest tells its own workers. */
function variables(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|QUORBIT_TEST_RUN|NODE_ENV)/.test(name));
  return { ...Object.fromEntries(own), TEST_PARTITIONS: PARTS };
}

/** Tables may be split by learner one day: what runs on whole ones runs on these as well. */
it.skipIf(testDatabaseUrl === undefined || process.env.TEST_PARTITIONS !== undefined)(
  'suites pass on tables in eight partitions',
  { timeout: RUN_MS + 10_000 },
  () => {
    const vitest = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')));
    const args = [vitest, 'run', '--project', 'api', '--reporter', 'json', ...SUITES];
    const { stdout, stderr, signal } = spawnSync(process.execPath, args, {
      cwd: ROOT,
      env: variables(),
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      timeout: RUN_MS,
      killSignal: 'SIGKILL',
    });
    expect(signal, `The run did not end in time: ${stderr}`).toBeNull();
    const start = stdout.indexOf('{"numTotalTestSuites"');
    expect(start, stderr).toBeGreaterThanOrEqual(0);
    const { numPassedTests, testResults }: Results = JSON.parse(stdout.slice(start).split('\n')[0] ?? '');
    const messages = testResults.flatMap(({ message, assertionResults }) => [
      message,
      ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
    ]);
    expect(messages.filter((message) => message !== '')).toEqual([]);
    expect(testResults).toHaveLength(SUITES.length);
    expect(numPassedTests).toBeGreaterThan(30);
  },
);
