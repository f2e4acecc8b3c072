import { newId } from '@quorbit/contracts/lib/ids';
import { expect, test } from 'vitest';
import { HASH, mirrorFixture, PLANETS, START } from '#lib/testing/mirror-fixture.ts';
import { started } from '#lib/testing/quizzes.ts';
import { attemptRow } from '#lib/testing/rows.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';
import { selectResult, selectTimeRanOut } from './result.mirror.ts';

const fixture = mirrorFixture();
const MINUTE = 60_000;
const at = (ms: number) => new Date(START + ms).toISOString();

test('the device’s own result is used until the server has counted the attempt', async () => {
  const id = await fixture.finish();
  expect(await fixture.read(selectResult(id))).toMatchObject({
    progress: 'here',
    isFinal: false,
    report: { score: 2 },
  });
  await fixture.acknowledge({ rowsCame: false });
  expect(await fixture.read(selectResult(id))).toMatchObject({ progress: 'arrived', report: { score: 2 } });
  await fixture.putRow('attempt', id, attemptRow(PLANETS, id, HASH, { score: 1 }));
  expect(await fixture.read(selectResult(id))).toMatchObject({
    progress: 'counted',
    isFinal: true,
    report: { score: 1 },
  });
});

test('returns no result for a refused attempt or for another device’s attempt without its pack', async () => {
  const id = await fixture.finish();
  await fixture.refuse();
  expect(await fixture.read(selectResult(id))).toEqual({ progress: 'here', isFinal: true, report: null });
  const other = newId();
  await fixture.putRow('attempt', other, attemptRow(PLANETS, other, 'b'.repeat(64)));
  expect(await fixture.read(selectResult(other))).toBeNull();
});

test('time ran out only if all of it was used, both before and after the server has the attempt', async () => {
  const [full, short] = [newId(), newId()];
  await fixture.me.database.packs.put(toStoredPack(HASH, started(PLANETS).pack));
  const times = (minutes: number, ms = 0) => ({ startedAt: at(0), finishedAt: at(minutes * MINUTE + ms) });
  await fixture.putRow('attempt', full, attemptRow(PLANETS, full, HASH, times(10)));
  await fixture.putRow('attempt', short, attemptRow(PLANETS, short, HASH, times(9, 59_999)));
  expect(await fixture.read(selectTimeRanOut(full))).toBe(true);
  expect(await fixture.read(selectTimeRanOut(short))).toBe(false);
  expect(await fixture.read(selectTimeRanOut(await fixture.finish({ at: START + 9 * MINUTE })))).toBe(false);
  expect(await fixture.read(selectTimeRanOut(newId()))).toBe(false);
});
