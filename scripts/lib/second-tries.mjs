// Who is tried again. Browsers and real processes share a machine with whatever else it does, so a file of theirs that
// fails runs once more alone. Everything else says the same at each run, so its failures count the first time.

/** Folders whose files may run again. */
const TRIED_AGAIN = ['apps/web/e2e/', 'scripts/tests/'];
const MOST_FILES = 3;
export const MOST_TRIES = 2;

/**
 * Runs the suite, and files that may be tried again alone where only these failed.
 * @param {(file: import('./suite-report.mjs').FileReport | null) =>
 *   Promise<{ code: number, report: import('./suite-report.mjs').SuiteReport }>} run runs everything, or one file
 * @returns {Promise<{ ok: boolean, files: import('./suite-report.mjs').FileReport[],
 *   triedAgain: { path: string, error: string, passed: boolean }[], red: string[] }>} files as they ended; `red`: why the
 *   run is none to trust, a line each
 * @param {{ again?: (path: string) => boolean }} [options] `again`: whose files may be tried again
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

/** What failed in a run: files to try again, and reasons why the run is red whatever they say. */
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
    // A file that can't be loaded has no tests to compare with.
    if (!files.some((file) => file.path === path && file.tests > 0)) red.push(`${path}: could not be loaded`);
  }
  if (again.size > MOST_FILES) red.push(`${again.size} files failed; at most ${MOST_FILES} are tried again.`);
  if (code !== 0 && failed.length === 0) red.push(`vitest ended with exit code ${code}, though no test failed.`);
  return { again: [...again.values()], red };
}

export function mayRunAgain(path) {
  return TRIED_AGAIN.some((folder) => path.startsWith(folder));
}

/** Runs a file alone until it passes, twice at most. */
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

/** Null where a file passed with all its tests. */
function whatIsWrong(code, before, now) {
  if (code !== 0 || !now || now.failed) return `failed again: ${now?.error ?? `exit code ${code}`}`;
  if (now.tests < before.tests) return `has ${before.tests} tests, but ran only ${now.tests}`;
  if (now.skipped > before.marked) return `skips ${before.marked} tests, but left out ${now.skipped}`;
  return null;
}
