// `npm test`: runs all tests, including browser journeys. `npm run test:gate`: runs only the quick ones. Further
// arguments go to vitest.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { findBrowser, findFirefox, findHeadlessShell, HOW_TO_GET_ONE } from './lib/browser.mjs';
import { buildServer, buildWeb } from './lib/build.mjs';
import { ChildFailed, endOnSignal, run } from './lib/children.mjs';
import { failClearly } from './lib/fail.mjs';
import { readParked } from './lib/parked.mjs';
import { ROOT } from './lib/paths.mjs';
import { MOST_TRIES, runWithSecondTries } from './lib/second-tries.mjs';
import { REPORT_VARIABLE, readReport } from './lib/suite-report.mjs';
import { tierOf } from './lib/tiers.mjs';

const JOURNEYS = 'e2e';
const CACHE = join(ROOT, 'node_modules', '.cache');
const REPORT = join(CACHE, 'suite-report.json');
/**
 * The file with the result of the last complete test run, so that the result can be read without running the tests
 * again.
 */
const SUITE = join(CACHE, 'suite.json');
/** The folder for Playwright's traces of journeys that fail again in a second try. */
const TRACES = join(CACHE, 'traces');

/** The test files that are left out of every run. */
const parked = readParked(join(ROOT, 'scripts', 'parked.json'));

process.chdir(ROOT);
endOnSignal({ exitCode: 130 });
try {
  const began = Date.now();
  const state = process.argv.length === 2 ? treeState() : null;
  const { args: given, env, again } = tierOf(process.argv.slice(2), process.env);
  if (state) rmSync(SUITE, { force: true });
  await bootstrap();
  await buildServer();
  await buildWeb();
  mkdirSync(CACHE, { recursive: true });
  const browser = wantsJourneys(given) ? await findBrowser() : null;
  const shell = wantsJourneys(given) && browser !== null ? await findHeadlessShell() : null;
  const firefox = wantsJourneys(given) ? await findFirefox() : null;
  const skipped = skippedTests(given, env, browser, firefox);
  for (const line of skipped) console.log(line);
  const result = await runWithSecondTries(
    (file) => vitest(file === null ? given : [file.path], file, { env, browser, shell, firefox }),
    { again },
  );
  // Repeats at the end which tests were skipped, because the lines printed before the results scroll away.
  for (const line of skipped) console.log(line);
  for (const line of result.red) console.error(`Red: ${line}`);
  if (state) writeFileSync(SUITE, JSON.stringify(summary(state, result, began)));
  for (const { path, error, passed } of result.triedAgain)
    console.log(`Tried again, ${passed ? 'passed' : `failed ${MOST_TRIES} times more`}: ${path} (at first: ${error})`);
  console.log(`Parked: ${parked.length}`);
  console.log(`All of it took ${Math.round((Date.now() - began) / 1000)} s.`);
  process.exitCode = result.ok ? 0 : 1;
} catch (error) {
  failClearly(error);
}

/** Returns whether browser journeys are part of the run; without a choice of projects, all projects run. */
function wantsJourneys(given) {
  const projects = given.flatMap((argument, index) => {
    if (argument === '--project') return [given[index + 1]];
    return argument.startsWith('--project=') ? [argument.slice('--project='.length)] : [];
  });
  return projects.length === 0 || projects.includes(JOURNEYS);
}

function skippedTests(given, env, browser, firefox) {
  const lines = [];
  if (!env.TEST_DATABASE_URL)
    lines.push('Skipped: tests on PostgreSQL. Set TEST_DATABASE_URL to a server to run them.');
  if (!env.TEST_REDIS_URL) lines.push('Skipped: tests with Redis. Set TEST_REDIS_URL to a server to run them.');
  if (wantsJourneys(given) && browser === null)
    lines.push(`Skipped: browser journeys, no Chromium was found. ${HOW_TO_GET_ONE}`);
  if (wantsJourneys(given) && firefox === null)
    lines.push('Skipped: the journey in Firefox. Install firefox-esr or set FIREFOX_PATH to the program.');
  return lines;
}

/**
 * Runs vitest and returns its exit code and report.
 * @param {readonly string[]} given arguments for vitest.
 * @param {import('./lib/suite-report.mjs').FileReport | null} again the one file to run again, with traces; null for a
 * normal run.
 */
async function vitest(given, again, { env: inherited, browser, shell, firefox }) {
  const only = again ? ['--project', again.project] : [];
  const without = browser === null && wantsJourneys(given) && !again ? ['--project', `!${JOURNEYS}`] : [];
  const leftOut = parked.flatMap((file) => ['--exclude', file]);
  const env = {
    ...inherited,
    [REPORT_VARIABLE]: REPORT,
    ...(again ? { JOURNEY_TRACES: TRACES } : {}),
    ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
    ...(shell === null ? {} : { HEADLESS_SHELL_PATH: shell }),
    ...(firefox === null ? {} : { FIREFOX_PATH: firefox }),
  };
  rmSync(REPORT, { force: true });
  const code = await exitCodeOf(
    ['node_modules/vitest/vitest.mjs', 'run', ...only, ...without, ...leftOut, ...given],
    env,
  );
  // A missing report means that vitest ended before it ran any test.
  return { code, report: existsSync(REPORT) ? readReport(REPORT) : { files: [], strays: [] } };
}

async function exitCodeOf(args, env) {
  try {
    await run(process.execPath, args, { env });
    return 0;
  } catch (error) {
    if (error instanceof ChildFailed && typeof error.code === 'number') return error.code;
    throw error;
  }
}

/** Returns the commit under test and whether the checkout is without changes; both are null outside a checkout. */
function treeState() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return { commit: git('rev-parse', 'HEAD'), clean: git('status', '--porcelain') === '' };
  } catch {
    return { commit: null, clean: null };
  }
}

function summary({ commit, clean }, { ok, files, triedAgain }, began) {
  const sum = (field) => files.reduce((total, file) => total + file[field], 0);
  return {
    commit,
    clean,
    ok,
    passed: sum('passed'),
    failed: sum('failures'),
    skipped: sum('skipped'),
    seconds: Math.round((Date.now() - began) / 1000),
    triedAgain: triedAgain.map(({ path }) => path),
    parked: parked.length,
  };
}
