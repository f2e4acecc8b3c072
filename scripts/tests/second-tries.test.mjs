import { describe, expect, it } from 'vitest';
import { mayRunAgain, runWithSecondTries } from '../lib/second-tries.mjs';

const JOURNEY = 'apps/web/e2e/rooms.test.ts';
const RULE = 'packages/contracts/src/xp/levels.test.ts';

function file(path, over = {}) {
  const passed = { failed: false, tests: 3, marked: 0, passed: 3, failures: 0, skipped: 0, error: null };
  return { path, project: 'any', ...passed, ...over };
}

const broken = (path, error = 'Timed out.') => file(path, { failed: true, passed: 2, failures: 1, error });
const ended = (files, strays = [], code = files.some(({ failed }) => failed) || strays.length > 0 ? 1 : 0) => ({
  code,
  report: { files, strays },
});

/**
 * Runs a suite whose first run ends as given, and whose later runs of single files end as given, in that order. `asked`
 * lists the runs.
 */
async function suite(first, ...later) {
  const asked = [];
  const result = await runWithSecondTries(async (again) => {
    asked.push(again?.path ?? 'everything');
    return again ? later.shift() : first;
  });
  return { ...result, asked };
}

it('tries nothing again if no file may be tried again', async () => {
  const asked = [];
  const result = await runWithSecondTries(
    async (again) => {
      asked.push(again);
      return ended([broken(JOURNEY)]);
    },
    { again: () => false },
  );
  expect({ ok: result.ok, red: result.red, asked }).toEqual({
    ok: false,
    red: [`${JOURNEY}: Timed out.`],
    asked: [null],
  });
});

it('runs once if everything passes', async () => {
  const { ok, asked, triedAgain } = await suite(ended([file(JOURNEY), file(RULE)]));
  expect({ ok, asked, triedAgain }).toEqual({ ok: true, asked: ['everything'], triedAgain: [] });
});

it.each([
  [JOURNEY, true],
  ['scripts/tests/start.test.mjs', true],
  ['apps/web/torture/faults/killed-server.test.ts', false],
  ['apps/web/src/features/rooms/room.test.tsx', false],
  ['apps/api/src/realtime/conformance.test.ts', false],
  ['apps/api/src/testing/area/authorization.db.test.ts', false],
  ['packages/db/src/dump/dump.db.test.ts', false],
  [RULE, false],
])('%s is tried again: %s', (path, again) => {
  expect(mayRunAgain(path)).toBe(again);
});

describe('a journey that fails', () => {
  it('counts as passed, and is listed, when it passes alone', async () => {
    const { ok, asked, triedAgain, files } = await suite(ended([broken(JOURNEY), file(RULE)]), ended([file(JOURNEY)]));
    expect({ ok, asked }).toEqual({ ok: true, asked: ['everything', JOURNEY] });
    expect(triedAgain).toEqual([{ path: JOURNEY, error: 'Timed out.', passed: true }]);
    expect(files).toEqual([file(JOURNEY), file(RULE)]);
  });

  it('gets two more tries', async () => {
    const { ok, asked } = await suite(ended([broken(JOURNEY)]), ended([broken(JOURNEY)]), ended([file(JOURNEY)]));
    expect({ ok, asked }).toEqual({ ok: true, asked: ['everything', JOURNEY, JOURNEY] });
  });

  it('fails the run when both tries fail', async () => {
    const { ok, asked, red } = await suite(
      ended([broken(JOURNEY)]),
      ended([broken(JOURNEY)]),
      ended([broken(JOURNEY)]),
    );
    expect({ ok, red }).toEqual({ ok: false, red: [`${JOURNEY}: failed again: Timed out.`] });
    expect(asked).toHaveLength(3);
  });

  it('fails the run when a try runs fewer tests, or skips more tests than the file marks', async () => {
    const fewer = ended([file(JOURNEY, { tests: 2, passed: 2 })]);
    expect((await suite(ended([broken(JOURNEY)]), fewer, fewer)).ok).toBe(false);
    const skipping = ended([file(JOURNEY, { passed: 2, skipped: 1 })]);
    expect((await suite(ended([broken(JOURNEY)]), skipping, skipping)).ok).toBe(false);
    // Tests that didn't run because the file's set-up failed don't count as tests that the file itself skips.
    const unset = file(JOURNEY, { failed: true, passed: 0, skipped: 3, error: 'No server.' });
    expect((await suite(ended([unset]), skipping, skipping)).ok).toBe(false);
    const marked = { marked: 1, skipped: 1, passed: 2 };
    expect((await suite(ended([broken(JOURNEY)]), ended([file(JOURNEY, marked)]), ended([]))).ok).toBe(false);
    expect((await suite(ended([{ ...broken(JOURNEY), ...marked }]), ended([file(JOURNEY, marked)]))).ok).toBe(true);
  });

  it('fails the run at once when its file could not be loaded', async () => {
    const { ok, asked } = await suite(ended([file(JOURNEY, { failed: true, tests: 0, passed: 0, error: 'Syntax.' })]));
    expect({ ok, asked }).toEqual({ ok: false, asked: ['everything'] });
  });
});

it('an error outside any test counts for the journey that was running; without one the run fails', async () => {
  const stray = { path: JOURNEY, error: 'Request context disposed.' };
  const { ok, triedAgain } = await suite(ended([file(JOURNEY)], [stray]), ended([file(JOURNEY)]));
  expect({ ok, triedAgain }).toEqual({ ok: true, triedAgain: [{ ...stray, passed: true }] });
  const again = ended([file(JOURNEY)], [stray]);
  expect((await suite(ended([file(JOURNEY)], [stray]), again, again)).ok).toBe(false);
  expect((await suite(ended([file(JOURNEY)], [{ ...stray, path: null }]))).ok).toBe(false);
  expect((await suite(ended([file(RULE)], [{ ...stray, path: RULE }]))).ok).toBe(false);
});

it('nothing is tried again if a file failed that may not be tried again', async () => {
  const { ok, asked, red } = await suite(ended([broken(JOURNEY), broken(RULE, 'expected 1 to be 2')]));
  expect({ ok, asked, red }).toEqual({ ok: false, asked: ['everything'], red: [`${RULE}: expected 1 to be 2`] });
});

it('nothing is tried again if more than three files failed', async () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => broken(`apps/web/e2e/${name}.test.ts`));
  const { ok, asked } = await suite(ended(files));
  expect({ ok, asked }).toEqual({ ok: false, asked: ['everything'] });
  const three = files.slice(0, 3);
  const passes = three.map(({ path }) => ended([file(path)]));
  expect((await suite(ended(three), ...passes)).ok).toBe(true);
});

it('a run fails if vitest ends with another exit code than 0 though no test failed', async () => {
  const { ok, red } = await suite(ended([file(RULE)], [], 1));
  expect({ ok, red }).toEqual({ ok: false, red: ['vitest ended with exit code 1, though no test failed.'] });
});
