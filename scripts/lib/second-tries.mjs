// Decides which failed test files are tried again. Browsers and real processes share the machine with other work, so
// their files get up to two more tries, alone. All other tests are deterministic, so their failures count at once.

/** Folders whose test files may be tried again. */
const TRIED_AGAIN = ['apps/web/e2e/', 'scripts/tests/'];
const MOST_FILES = 3;
export const MOST_TRIES = 2;

/**
 * Runs the test suite. If only files failed that may be tried again, each of them runs again alone.
 * @param {(file: import('./suite-report.mjs').FileReport | null) =>
 * Promise<{ code: number, report: import('./suite-report.mjs').SuiteReport }>} run runs everything (null), or one file
 * @returns {Promise<{ ok: boolean, files: import('./suite-report.mjs').FileReport[],
 * triedAgain: { path: string, error: string, passed: boolean }[], red: string[] }>} `files` as they ended last; `red`:
 * the
 * reasons why the run failed, one per line
 * @param {{ again?: (path: string) => boolean }} [options] `again`: returns whether a file may be tried again.
 */
export async function runWithSecondTries(run, { again: mayAgain = mayRunAgain } = {}) {
  const first = await run(null);
  const files = new Map(first.report.files.map((file) => [file.path, file]));
  const { again, red } = sortFailures(first, mayAgain);
  const triedAgain = [];
  if (red.length === 0) {
    for (const { path, error } of again) {
      const last = await tryAgain(run, files.get(path));
      files.set(path, last.file);
      triedAgain.push({ path, error, passed: last.wrong === null });
      if (last.wrong !== null) red.push(`${path}: ${last.wrong}`);
    }
  }
  return { ok: red.length === 0, files: [...files.values()], triedAgain, red };
}

/** Sorts a run's failures into files to try again and reasons why the run fails in any case. */
function sortFailures({ code, report: { files, strays } }, mayAgain) {
  const red = [];
  const again = new Map();
  const failed = [...files.filter((file) => file.failed), ...strays];
  for (const { path, error } of failed) {
    if (path === null) red.push(`An error that belongs to no file: ${error}`);
    else if (!mayAgain(path)) red.push(`${path}: ${error}`);
    else if (!again.has(path)) again.set(path, { path, error });
  }
  for (const { path } of again.values()) {
    // A file that couldn't be loaded has no number of tests to compare a second try with.
    if (!files.some((file) => file.path === path && file.tests > 0)) red.push(`${path}: could not be loaded`);
  }
  if (again.size > MOST_FILES) red.push(`${again.size} files failed; at most ${MOST_FILES} are tried again.`);
  if (code !== 0 && failed.length === 0) red.push(`vitest ended with exit code ${code}, though no test failed.`);
  return { again: [...again.values()], red };
}

export function mayRunAgain(path) {
  return TRIED_AGAIN.some((folder) => path.startsWith(folder));
}

/** Runs a file alone until it passes, at most twice. */
async function tryAgain(run, before) {
  let last;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { code, report } = await run(before);
    const file = report.files.find(({ path }) => path === before.path);
    last = { file: file ?? before, wrong: whatIsWrong(code, before, file) };
    if (last.wrong === null) break;
  }
  return last;
}

/** Returns why a second try doesn't count as passed; null if the file passed with all its tests. */
function whatIsWrong(code, before, now) {
  if (code !== 0 || !now || now.failed) return `failed again: ${now?.error ?? `exit code ${code}`}`;
  if (now.tests < before.tests) return `has ${before.tests} tests, but ran only ${now.tests}`;
  if (now.skipped > before.marked) return `skips ${before.marked} tests, but left out ${now.skipped}`;
  return null;
}
