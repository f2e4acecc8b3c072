import { newId } from '@quorbit/contracts/lib/ids';
import { expect, test } from 'vitest';
import { HASH, mirrorStage, PLANETS, START } from '#lib/testing/mirror-stage.ts';
import { started } from '#lib/testing/quizzes.ts';
import { attemptRow } from '#lib/testing/rows.ts';
import { storedPack } from '#offline/packs/stored-pack.ts';
import { selectResult, selectTimeRanOut } from './result.mirror.ts';

const stage = mirrorStage();
const MINUTE = 60_000;
const at = (ms: number) => new Date(START + ms).toISOString();

test('the result is this device’s own until the server has counted it', async () => {
  const id = await stage.finish();
  expect(await stage.read(selectResult(id))).toMatchObject({ stage: 'here', settled: false, report: { score: 2 } });
  await stage.acknowledge({ rowsCame: false });
  expect(await stage.read(selectResult(id))).toMatchObject({ stage: 'arrived', report: { score: 2 } });
  await stage.putRow('attempt', id, attemptRow(PLANETS, id, HASH, { score: 1 }));
  expect(await stage.read(selectResult(id))).toMatchObject({ stage: 'counted', settled: true, report: { score: 1 } });
});

test('a refused attempt, and one of another device without its pack, have none', async () => {
  const id = await stage.finish();
  await stage.refuse();
  expect(await stage.read(selectResult(id))).toEqual({ stage: 'here', settled: true, report: null });
  const other = newId();
  await stage.putRow('attempt', other, attemptRow(PLANETS, other, 'b'.repeat(64)));
  expect(await stage.read(selectResult(other))).toBeNull();
});

test('time ran out where all of it was taken, before and after the server has it', async () => {
  const [full, short] = [newId(), newId()];
  await stage.me.database.packs.put(storedPack(HASH, started(PLANETS).pack));
  const times = (minutes: number, ms = 0) => ({ startedAt: at(0), finishedAt: at(minutes * MINUTE + ms) });
  await stage.putRow('attempt', full, attemptRow(PLANETS, full, HASH, times(10)));
  await stage.putRow('attempt', short, attemptRow(PLANETS, short, HASH, times(9, 59_999)));
  expect(await stage.read(selectTimeRanOut(full))).toBe(true);
  expect(await stage.read(selectTimeRanOut(short))).toBe(false);
  expect(await stage.read(selectTimeRanOut(await stage.finish({ at: START + 9 * MINUTE })))).toBe(false);
  expect(await stage.read(selectTimeRanOut(newId()))).toBe(false);
});
