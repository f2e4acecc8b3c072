import type { Finding } from '@quorbit/contracts/health/finding';
import { expect, it } from 'vitest';
import { createRoundRecords } from '../../lib/background/rounds.ts';
import { startWorkerLoop } from '../../lib/background/worker-loop.ts';
import { createLogger } from '../../lib/logger.ts';
import { getDiskSpace } from './disk-space.ts';
import { type CheckDefinition, runChecks } from './run-checks.ts';

const GOOD: Finding = { state: 'good', found: 'Fine.', advice: null, facts: [] };
const check = (id: string, run: CheckDefinition['run']): CheckDefinition => ({
  id,
  title: id,
  failureAdvice: `Mend ${id}.`,
  run,
});

function optionsFor(watched: object = {}) {
  const logs: Record<string, unknown>[] = [];
  const log = createLogger('info', { write: (line) => logs.push(JSON.parse(line)) });
  let now = new Date('2026-11-26T12:00:00Z');
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  return { logs, later, watched, log, now: () => now, secrets: ['hunter22'], limitMs: 50 };
}

it('a check that hangs or throws delays no other check, and its finding has advice', async () => {
  const options = optionsFor();
  const checks = await runChecks(
    [
      check('hangs', () => new Promise(() => {})),
      check('throws', async () => {
        throw new Error('no login for hunter22');
      }),
      check('works', async () => GOOD),
    ],
    options,
  );
  expect(checks.map(({ state, found, advice }) => [state, found, advice])).toEqual([
    ['broken', 'There was no answer within 0.05 seconds.', 'Mend hangs.'],
    ['broken', 'It failed: no login for [hidden]', 'Mend throws.'],
    ['good', 'Fine.', null],
  ]);
  expect(options.logs.map(({ check }) => check).toSorted()).toEqual(['hangs', 'throws']);
});

it('a check that still runs is waited for and never started twice', async () => {
  const options = optionsFor();
  let begun = 0;
  let answer: (found: Finding) => void = () => {};
  const slow = check('slow', () => {
    begun += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const run = () => runChecks([slow], options);
  for (let times = 0; times < 3; times += 1) expect((await run())[0]?.state).toBe('broken');
  const [last] = [run()];
  answer(GOOD);
  expect((await last)[0]?.state).toBe('good');
  expect(begun).toBe(1);
});

it('a check’s finding says since when its state has lasted', async () => {
  const options = optionsFor();
  let state: Finding['state'] = 'good';
  const readSince = async () => (await runChecks([check('a', async () => ({ ...GOOD, state }))], options))[0]?.since;
  expect(await readSince()).toBe('2026-11-26T12:00:00.000Z');
  options.later(60_000);
  expect(await readSince()).toBe('2026-11-26T12:00:00.000Z');
  state = 'attention';
  expect(await readSince()).toBe('2026-11-26T12:01:00.000Z');
});

it('the disk space of a missing folder is that of its nearest existing parent', async () => {
  const asked: string[] = [];
  const diskOf = async (folder: string) => {
    asked.push(folder);
    if (folder.startsWith('/data/')) throw Object.assign(new Error('none'), { code: 'ENOENT' });
    return { bavail: 10, blocks: 100, bsize: 4_096 };
  };
  expect(await getDiskSpace(diskOf, '/data/a/b')).toEqual({ free: 40_960, total: 409_600 });
  expect(asked).toEqual(['/data/a/b', '/data/a', '/data']);
  await expect(getDiskSpace(async () => Promise.reject(new Error('EIO')), '/data')).rejects.toThrow('EIO');
});

it('a loop that throws is listed with its last error until a round succeeds', async () => {
  const records = createRoundRecords(() => new Date());
  const options = optionsFor();
  let fail = true;
  let rounds = 0;
  const loop = startWorkerLoop({
    name: 'folding',
    pauseMs: 1,
    log: options.log,
    rounds: records.open({ area: 'quizzes', name: 'folding', pauseMs: 1 }),
    async round() {
      rounds += 1;
      if (fail)
        throw new Error('query failed with params a@b.org', {
          cause: Object.assign(new Error('gone'), { code: '57P01' }),
        });
      return false;
    },
  });
  await expect.poll(() => records.list()[0]?.failures).toBe(1);
  expect(records.list()[0]).toMatchObject({
    area: 'quizzes',
    name: 'folding',
    error: '57P01: gone',
    runningSince: null,
  });
  await loop.stop();
  fail = false;
  const again = startWorkerLoop({
    name: 'folding',
    pauseMs: 1,
    log: options.log,
    round: async () => false,
    rounds: records.open({ area: 'quizzes', name: 'again', pauseMs: 1 }),
  });
  await expect.poll(() => records.list()[1]?.endedAt).toBeInstanceOf(Date);
  expect(records.list()[1]).toMatchObject({ failures: 0, error: null });
  await again.stop();
  expect(rounds).toBe(1);
});

it('a loop waits without logging while the disk has no room for its rounds', async () => {
  const records = createRoundRecords(() => new Date());
  const options = optionsFor();
  let rounds = 0;
  const loop = startWorkerLoop({
    name: 'folding',
    pauseMs: 1,
    log: options.log,
    hasDiskRoom: () => false,
    rounds: records.open({ area: 'quizzes', name: 'folding', pauseMs: 1 }),
    async round() {
      rounds += 1;
      return false;
    },
  });
  await expect.poll(() => records.list()[0]?.failures).toBe(1);
  await loop.stop();
  expect(records.list()[0]?.error).toMatch(/^53100: The disk/);
  expect([rounds, options.logs]).toEqual([0, []]);
});
