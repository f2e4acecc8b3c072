import { newId } from '@quorbit/contracts/lib/ids';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectAchievements } from '#features/achievements/local-achievements.mirror.ts';
import { ModelLearner, type ModelQuiz, type ModelWork } from '#lib/testing/model-learner.ts';
import { createProfile } from '#lib/testing/people.ts';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { attemptRow, cardRow, packRow } from '#lib/testing/rows.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { readMirror } from '#offline/mirror/read-mirror.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';
import type { NewOp } from '#offline/queue/enqueue.ts';
import { createMeta } from '#offline/queue/identity.ts';
import { MIRRORS } from '../mirrors.ts';
import { selectProgress } from './progress.mirror.ts';

const NOW = Date.parse('2026-03-20T15:00:00Z');
const HOUR = 3_600_000;

/**
 * The quizzes on the model device: two plain ones, a ranked one whose answer keys are on the device, and one made by
 * the learner; together they have more than ten questions.
 */
const QUIZZES = [{}, { ranked: true }, { own: true }, {}].map((changes) => quiz(changes));
const MODELS = QUIZZES.map(
  ({ id, questions, ranked, own }): ModelQuiz => ({
    id,
    questionIds: questions.map((question) => question.id),
    ranked,
    own,
  }),
);
const hashOf = (index: number) => String(index).repeat(64);

const when = fc.record({
  // Random times of work: mostly within the last six days, so that repeats and streaks occur, and sometimes too old to
  // count for the streak.
  at: fc
    .oneof({ weight: 5, arbitrary: fc.nat(6 * 24) }, { weight: 1, arbitrary: fc.nat(45 * 24) })
    .map((hours) => NOW - hours * HOUR),
  tz: fc.constantFrom('UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'),
});
const attempts = fc
  .tuple(when, fc.constantFrom(...MODELS), fc.nat(3))
  .map(([time, of, right]): ModelWork[] => [{ do: 'attempt', quiz: of, right, ...time }]);
const ratings = fc
  .tuple(when, fc.constantFrom(...MODELS), fc.nat(2), fc.constantFrom(0, 5, 5), fc.constantFrom(1, 1, 2))
  .map(([time, of, question, left, times]) =>
    Array.from({ length: times }, (): ModelWork => {
      return { do: 'rate', questionId: of.questionIds[question] ?? '', left, ...time };
    }),
  );
/**
 * A long session: attempts that create cards for all questions, and 8 to 12 ratings, which may make the day count for
 * the streak.
 */
const sessions = fc.tuple(when, fc.integer({ min: 8, max: 12 })).map(([time, count]): ModelWork[] => [
  ...MODELS.map((of): ModelWork => ({ do: 'attempt', quiz: of, right: 0, ...time, at: time.at - 48 * HOUR })),
  ...MODELS.flatMap(({ questionIds }) => questionIds)
    .slice(0, count)
    .map((questionId): ModelWork => ({ do: 'rate', questionId, left: 5, ...time })),
]);
const mix = fc
  .array(fc.oneof({ weight: 3, arbitrary: attempts }, { weight: 3, arbitrary: ratings }, sessions), { maxLength: 12 })
  .map((sets) => sets.flat());

function opOf(work: ModelWork): NewOp {
  const at = new Date(work.at).toISOString();
  const base = { opId: newId(), v: 1, at, tz: work.tz };
  if (work.do === 'rate') {
    const of = MODELS.find(({ questionIds }) => questionIds.includes(work.questionId));
    const args = { quizId: of?.id, questionId: work.questionId, quality: 5, left: work.left };
    return { ...base, type: 'review.rate', args };
  }
  const { id: quizId, questionIds } = work.quiz;
  const answers = questionIds.map((questionId, index) => ({ questionId, option: index < work.right ? 1 : 0 }));
  const packHash = hashOf(MODELS.indexOf(work.quiz));
  const args = { attemptId: newId(), quizId, packHash, startedAt: at, finishedAt: at, answers };
  return { ...base, type: 'attempt.submit', args };
}

/**
 * Creates a device that is in sync with a server that has all the work in `done`: the device's rows contain the
 * results, and its journal the ops.
 */
async function deviceAfter(done: readonly ModelWork[], server: ModelLearner) {
  const me = openDeviceStore(newId());
  const rows: { kind: string; id: string; body: unknown }[] = [];
  for (const [index, of] of QUIZZES.entries()) {
    await me.database.packs.put(toStoredPack(hashOf(index), started(of).pack));
    rows.push(packRow(of, hashOf(index), { own: of.own }));
  }
  for (const [order, work] of done.entries()) {
    const xpEarned = server.applyWork(work);
    const op = { ...opOf(work), seq: order + 1 };
    await me.database.journal.put({ order: order + 1, op, at: NOW, parked: false });
    if (work.do === 'rate') continue;
    const of = QUIZZES[MODELS.indexOf(work.quiz)] ?? expect.fail();
    const id = newId();
    const earlier = done
      .slice(0, order)
      .some((modelWork) => modelWork.do === 'attempt' && modelWork.quiz === work.quiz);
    const counted = !of.own && !(of.ranked && earlier);
    const finishedAt = new Date(work.at).toISOString();
    rows.push({
      kind: 'attempt',
      id,
      body: attemptRow(of, id, '', { score: work.right, counted, finishedAt, xpEarned }),
    });
  }
  for (const id of server.cards) rows.push(cardRow(MODELS.find((of) => of.questionIds.includes(id))?.id ?? '', id, ''));
  const profile = {
    ...createProfile({ xp: server.xp, streak: server.streak }),
    history: server.history,
    counters: server.counters,
  };
  rows.push({ kind: 'profile', id: profile.id, body: profile });
  await me.database.rows.bulkPut(rows.map((row, version) => ({ ...row, scope: 'me', version, generation: 1 })));
  await me.storage.write((tx) => tx.setMeta({ ...createMeta(newId()), settled: done.length }));
  return me;
}

test('shows the XP, streak and achievements that the server has once pending work has arrived', async () => {
  await fc.assert(
    fc.asyncProperty(mix, mix, async (done, pending) => {
      const server = new ModelLearner(NOW);
      const me = await deviceAfter(done, server);
      const before = server.xp;
      await me.database.outbox.bulkPut(pending.map((work, index) => ({ ...opOf(work), seq: index + 1 })));
      for (const work of pending) server.applyWork(work);

      const source = { database: me.database, areas: MIRRORS, unsaved: [] };
      const progress = await readMirror({ ...source, now: NOW }, selectProgress);
      expect(progress).toMatchObject({ xp: before, pendingXp: server.xp - before, streak: server.streak });
      const achieved = new Map((await readMirror(source, selectAchievements)).map(({ id, count }) => [id, count]));
      expect(achieved.get('quiz_10')).toBe(Math.min(10, server.finished));
      expect(achieved.get('score_perfect_10')).toBe(Math.min(10, server.perfect));
      expect(achieved.get('reviews_100')).toBe(Math.min(100, server.reviews));
      me.database.close();
    }),
    { numRuns: 60 },
  );
}, 60_000);
