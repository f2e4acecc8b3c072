import { newId } from '@quorbit/contracts/lib/ids';
import type { AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import { expect, test } from 'vitest';
import { selectFinishedAttempts } from '#features/reports/reports.mirror.ts';
import { FIRST, HASH, mirrorFixture, PLANETS, SECOND, START, THIRD } from '#lib/testing/mirror-fixture.ts';
import { quiz } from '#lib/testing/quizzes.ts';
import { attemptRow } from '#lib/testing/rows.ts';
import { findAttemptInMemory, selectPendingAttempt, selectPendingAttempts } from './pending-attempts.mirror.ts';

const fixture = mirrorFixture();

test('a waiting attempt is graded with the keys of its pack', async () => {
  const id = await fixture.finish();
  expect(await fixture.read(selectPendingAttempt(id))).toMatchObject({
    status: 'waiting',
    report: {
      id,
      score: 2,
      totalMarks: 3,
      percentage: 67,
      passed: true,
      passingMarks: 2,
      xpEarned: 26,
      quiz: { title: 'Planets' },
      finishedAt: new Date(START).toISOString(),
      answers: [
        { questionId: FIRST, option: 1, correct: true, correctAnswer: 'B', shareCorrect: null },
        { questionId: SECOND, correct: true },
        { questionId: THIRD, option: 0, correct: false },
      ],
    },
  });
});

test('an attempt without keys has no result before the server’s', async () => {
  const open = PLANETS.questions.map(({ correctAnswer: _key, explanation: _why, ...rest }) => rest);
  const id = await fixture.finish({ of: quiz({ ranked: true, questions: open }) });
  expect(await fixture.read(selectPendingAttempt(id))).toMatchObject({ report: null, pack: { title: 'Planets' } });
});

test('an attempt is listed from its finish until its row arrives, without a gap and never twice', async () => {
  const id = await fixture.finish();
  await fixture.acknowledge({ rowsCame: false });
  expect(await fixture.read(selectPendingAttempts)).toMatchObject([{ attemptId: id, status: 'arrived' }]);
  await fixture.putRow('attempt', id, attemptRow(PLANETS, id, HASH));
  expect(await fixture.read(selectPendingAttempts)).toEqual([]);
  expect((await fixture.read(selectFinishedAttempts)).arrived.map((row) => row.id)).toEqual([id]);
  await fixture.acknowledge({ rowsCame: true });
  expect(await fixture.read(selectPendingAttempts)).toEqual([]);
});

test('an attempt whose op is only in memory is listed too', async () => {
  const id = await fixture.finish();
  const [op] = await fixture.me.database.outbox.toArray();
  await fixture.me.database.outbox.clear();
  if (!op) throw new Error('one op');
  expect(await fixture.read(selectPendingAttempts, { unsaved: [op] })).toMatchObject([
    { attemptId: id, status: 'unsaved' },
  ]);
});

test('without a disk, memory returns a waiting or refused attempt until the server has it', async () => {
  const attemptId = await fixture.finish();
  const [op] = await fixture.me.database.outbox.toArray();
  if (!op) throw new Error('one op');
  const nothing = { areas: [], unsaved: [], unsavedRefused: [], unsavedSent: [] };
  expect(findAttemptInMemory({ ...nothing, unsaved: [op] }, attemptId)).toMatchObject({
    status: 'unsaved',
    storedBy: 'page',
  });
  const why = { code: 'CONFLICT', message: 'This attempt was handed in already.' };
  const refused = { ...nothing, unsavedRefused: [{ opId: op.opId, op, ...why, at: START }] };
  expect(findAttemptInMemory(refused, attemptId)).toMatchObject({
    status: 'rejected',
    refusal: why.message,
    storedBy: 'page',
  });
  expect(findAttemptInMemory(refused, newId())).toBeNull();
  expect(findAttemptInMemory(nothing, attemptId)).toBeNull();
});

test('a refused attempt has the reason', async () => {
  const id = await fixture.finish();
  await fixture.refuse();
  expect(await fixture.read(selectPendingAttempts)).toMatchObject([
    { attemptId: id, status: 'rejected', refusal: 'No such quiz.' },
  ]);
});

test('times are converted to the server’s clock once the difference is known', async () => {
  const id = await fixture.finish();
  await fixture.me.storage.write(async (tx) => {
    const meta = await tx.meta();
    if (meta) await tx.setMeta({ ...meta, skew: 3_600_000 });
  });
  expect((await fixture.read(selectPendingAttempt(id)))?.finishedAt).toBe('2026-03-01T13:00:00.000Z');
});

test('an attempt’s XP depends on the attempts before it', async () => {
  const id = newId();
  await fixture.putRow('attempt', id, attemptRow(PLANETS, id, HASH));
  await fixture.finish({ at: START + 60_000 });
  await fixture.finish({ at: START + 120_000 });
  await fixture.finish({ at: START + 48 * 3_600_000 });
  const pending = await fixture.read(selectPendingAttempts);
  expect(pending.map(({ report }) => report?.xpEarned)).toEqual([26, 0, 7]);
});

test('a damaged attempt from an imported file hides no other attempt', async () => {
  const id = await fixture.finish();
  const [op] = await fixture.me.database.outbox.toArray();
  if (!op) throw new Error('one op');
  const { startedAt, finishedAt, answers } = op.args as AttemptSubmitArgs;
  await fixture.me.database.outbox.put({
    ...op,
    seq: op.seq + 1,
    opId: newId(),
    args: { startedAt, finishedAt, answers },
  });
  expect(await fixture.read(selectPendingAttempts)).toContainEqual(expect.objectContaining({ attemptId: id }));
});
