import { newId } from '@quorbit/contracts/lib/ids';
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import type { ParkedRow } from '@quorbit/contracts/sync/parked-row';
import { expect, test } from 'vitest';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { packRow } from '#lib/testing/rows.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { readMirror } from '#offline/mirror/read-mirror.ts';
import { selectWorkItems, type WorkItem } from '#offline/mirror/work.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';
import { createMeta } from '#offline/queue/identity.ts';
import { retryRefused } from '#offline/queue/retry-discard.ts';
import { MIRRORS } from '../mirrors.ts';

const PLANETS = quiz();
const RIVERS = quiz({ title: 'Rivers' });
const UNKNOWN = newId();
const NOON = '2026-03-01T12:00:00.000Z';

const lineOf = ({ status, name, answers, page }: WorkItem) => [status, name, answers, page].join(' | ');

function parkedRow(more: Partial<ParkedRow>): ParkedRow {
  return {
    opId: newId(),
    type: REVIEW_RATE,
    at: NOON,
    outcome: 'waiting',
    code: null,
    message: null,
    op: null,
    ...more,
  };
}

test('each kind of work has a name, its number of answers and a page', async () => {
  const { database } = openDeviceStore(newId());
  await database.packs.put(toStoredPack('a'.repeat(64), started(PLANETS).pack));
  await database.rows.put({ version: 1, generation: 1, ...packRow(RIVERS, 'b'.repeat(64)) });
  const putParked = (more: Partial<ParkedRow>) => {
    const body = parkedRow(more);
    return database.rows.put({ scope: 'me', kind: 'held', id: body.opId, version: 1, generation: 1, body });
  };
  const answers = (given: number) =>
    Array.from({ length: 3 }, (_, index) => ({ questionId: newId(), option: index < given ? 1 : null, timeSpent: 1 }));
  const attempt = (quizId: string, given: number, attemptId: string) => ({
    type: ATTEMPT_SUBMIT,
    args: { attemptId, quizId, packHash: '', startedAt: NOON, finishedAt: '', answers: answers(given) },
  });
  const rating = (quizId: string) => ({ type: REVIEW_RATE, args: { quizId, questionId: newId(), quality: 5 } });
  const made = [
    attempt(PLANETS.id, 0, 'none'),
    attempt(PLANETS.id, 1, 'one'),
    attempt(RIVERS.id, 3, 'three'),
    attempt(UNKNOWN, 2, 'untitled'),
    rating(PLANETS.id),
    rating(UNKNOWN),
    { type: 'later.type', args: { quizId: PLANETS.id } },
  ];
  const ops = made.map((work, index) => ({
    seq: index + 1,
    opId: `${index}`,
    v: 1 as const,
    at: `2026-03-01T11:0${index}:00.000Z`,
    tz: 'UTC',
    ...work,
  }));
  const [first, second, third, ...waiting] = ops;
  if (!first || !second || !third) throw new Error('enough ops');
  await database.outbox.bulkAdd(waiting);
  await database.journal.add({ op: second, at: 0, parked: true });
  await database.rejected.add({ opId: third.opId, op: third, code: 'NOT_FOUND', message: 'No.', at: 0 });
  for (const [index, type] of [ATTEMPT_SUBMIT, REVIEW_RATE, 'later.type'].entries()) {
    await putParked({ opId: `elsewhere ${index}`, type, at: `2026-03-01T10:0${index}:00.000Z` });
  }
  await putParked({ opId: second.opId, type: second.type, at: second.at });
  const items = await readMirror({ database, areas: MIRRORS, unsaved: [first] }, selectWorkItems);
  await expect(`${items.map(lineOf).join('\n')}\n`).toMatchFileSnapshot('golden/work.snap');
});

test('the server’s row decides the state of parked work, whatever the journal says', async () => {
  const { database, storage } = openDeviceStore(newId());
  const op = { opId: newId(), type: REVIEW_RATE, v: 1, at: NOON, tz: 'UTC', args: { quizId: UNKNOWN } };
  const shown = async () =>
    (await readMirror({ database, areas: MIRRORS, unsaved: [] }, selectWorkItems)).map(({ status }) => status);
  const tell = (more: Partial<ParkedRow>) =>
    database.rows.put({
      scope: 'me',
      kind: 'held',
      id: op.opId,
      version: 1,
      generation: 1,
      body: parkedRow({ opId: op.opId, ...more }),
    });
  await database.meta.put({ ...createMeta(newId()), key: 'meta' });
  const order = await database.journal.add({ op: { ...op, seq: 1 }, at: 0, parked: true });
  expect(await shown()).toEqual(['parked']);
  await tell({});
  await database.meta.update('meta', { settled: order });
  expect(await shown()).toEqual(['parked']);
  const { v, at, tz, args } = op;
  await tell({ outcome: 'refused', code: 'NOT_FOUND', message: 'No card.', op: { v, at, tz, skew: 0, args } });
  expect(await readMirror({ database, areas: MIRRORS, unsaved: [] }, selectWorkItems)).toMatchObject([
    { opId: op.opId, status: 'rejected', refusal: { message: 'No card.' }, onServer: true },
  ]);
  expect(await retryRefused(storage, op.opId, newId)).toBe(true);
  expect(await shown()).toEqual(['waiting']);
  await database.rows.clear();
  await database.outbox.clear();
  expect(await shown()).toEqual([]);
});
