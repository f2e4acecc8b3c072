import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz, plantSeal } from '../../testing/planted/quiz.ts';
import { recountAll } from '../../testing/recount-all.ts';
import type { Person } from '../../testing/test-server.ts';
import { foldAttempts } from '../quizzes/figures/stats.worker.ts';
import { processSealTransition } from './opening.worker.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;

describeWithServer('attempts at sealed quizzes', (harness) => {
  let learner: Person;
  let device: Device;
  beforeEach(async () => {
    clock(0);
    learner = await plantPerson(harness.server);
    device = new Device(learner, () => harness.server.deps.now().getTime());
  });

  const clock = (hours: number) => harness.server.setNow(new Date(NOON + hours * HOUR));
  const closing = (hours: number) =>
    plantQuiz(harness.server, { ownerId: null, questions: 5, ranked: true, closesAt: new Date(NOON + hours * HOUR) });
  const given = (quiz: PlantedQuiz, right: number) =>
    attemptInput(quiz, { right, finishedAt: harness.server.deps.now().toISOString() });
  const submit = (quiz: PlantedQuiz, right: number) => learner.trpc.attempts.submit.mutate(given(quiz, right));
  async function openAll(page?: number): Promise<void> {
    while (await processSealTransition(harness.server.deps, page));
  }
  const me = () => learner.trpc.accounts.me.query();
  const statuses = async () =>
    (await learner.trpc.reports.list.query({})).items.map(({ status, percentage, xpEarned }) => [
      status,
      percentage,
      xpEarned,
    ]);

  it('count once and show their totals; later ones are stored and graded when the quiz closes', async () => {
    const quiz = await closing(1);
    const first = await submit(quiz, 3);
    expect(first).toMatchObject({ status: 'graded', score: 3, percentage: 60, passed: true, xpEarned: 25 });
    const second = await submit(quiz, 5);
    expect(second).toMatchObject({ status: 'submitted', score: null, percentage: null, passed: null, xpEarned: null });
    for (const { answers } of [first, second]) {
      expect(new Set(answers.map(({ correct, correctAnswer }) => correct ?? correctAnswer))).toEqual(new Set([null]));
    }
    expect(await me()).toMatchObject({ xp: 25, streak: { count: 1 } });
    clock(1);
    await openAll();
    expect(await learner.trpc.reports.get.query({ id: second.id })).toMatchObject({
      status: 'graded',
      score: 5,
      percentage: 100,
      passed: true,
      xpEarned: 0,
      answers: Array(5).fill(expect.objectContaining({ correct: true, correctAnswer: 'B' })),
    });
    expect(await learner.trpc.reports.get.query({ id: first.id })).toMatchObject({ score: 3, xpEarned: 25 });
    expect(await me()).toMatchObject({ xp: 25 });
  });

  it('create cards, update rows and enter sums when the quiz closes', async () => {
    const quiz = await closing(1);
    await device.exchange([device.attempt(given(quiz, 3)), device.attempt(given(quiz, 2))]);
    await device.drain();
    const rows = () =>
      [...device.bodies<AttemptRow>('attempt').values()]
        .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
        .map(({ status, score, packHash }) => [status, score, packHash]);
    expect(rows()).toEqual([
      ['graded', 3, quiz.packHash],
      ['submitted', null, quiz.packHash],
    ]);
    expect(device.bodies('card').size).toBe(0);
    const before = await learner.trpc.achievements.list.query({});
    expect(before.locked.find(({ id }) => id === 'category_general_10')).toMatchObject({ count: 0 });
    clock(1);
    await openAll();
    await device.drain();
    const opened = rows();
    expect(opened.map(([status, score]) => [status, score])).toEqual([
      ['graded', 3],
      ['graded', 2],
    ]);
    expect(opened.map(([, , hash]) => hash)).not.toContain(quiz.packHash);
    expect([...device.bodies<CardRow>('card').values()].map(({ quizId }) => quizId)).toEqual(Array(3).fill(quiz.id));
    const after = await learner.trpc.achievements.list.query({});
    expect(after.locked.find(({ id }) => id === 'category_general_10')).toMatchObject({ count: 3 });
    expect((await learner.trpc.reviews.list.query({})).total).toBe(3);
    while (await foldAttempts(harness.server.deps));
    expect((await learner.trpc.quizzes.get.query({ id: quiz.id })).averageScore).toBe(50);
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('stay ungraded after the first one if a ranked quiz never closes', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 5, ranked: true });
    await submit(quiz, 4);
    await submit(quiz, 5);
    clock(24 * 365);
    await openAll();
    expect(await statuses()).toEqual([
      ['submitted', null, null],
      ['graded', 80, 30],
    ]);
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('synced while their quiz is in a game wait for its end, and are then paid in order of arrival', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 5 });
    await plantSeal(harness.server, quiz.id, new Date(NOON));
    await device.exchange([device.attempt(given(quiz, 4)), device.attempt(given(quiz, 5))]);
    expect(await statuses()).toEqual([
      ['submitted', null, null],
      ['submitted', null, null],
    ]);
    expect(await me()).toMatchObject({ xp: 0, streak: { count: 1 } });
    clock(0.9);
    await openAll();
    expect(await me()).toMatchObject({ xp: 0 });
    clock(1);
    await openAll();
    expect((await statuses()).toSorted()).toEqual([
      ['graded', 100, 14],
      ['graded', 80, 30],
    ]);
    expect(await me()).toMatchObject({ xp: 44 });
    expect((await recountAll(harness.database)).found).toEqual([]);
  });

  it('by a player in a sealed room wait for its end, while other learners’ are graded at once', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 5 });
    await plantSeal(harness.server, quiz.id, new Date(NOON), learner.id);
    await device.exchange([device.attempt(given(quiz, 4))]);
    const person = await plantPerson(harness.server);
    expect(await person.trpc.attempts.submit.mutate(given(quiz, 4))).toMatchObject({ status: 'graded', score: 4 });
    expect(await statuses()).toEqual([['submitted', null, null]]);
    clock(1);
    await openAll();
    expect(await statuses()).toEqual([['graded', 80, 30]]);
  });

  it('are opened page by page, and late commits from before the closing a minute later', async () => {
    const quiz = await closing(1);
    const others = await Promise.all([1, 2, 3].map(() => plantPerson(harness.server)));
    for (const person of others)
      for (const right of [1, 2]) await person.trpc.attempts.submit.mutate(given(quiz, right));
    clock(1);
    await openAll(1);
    // The attempt is submitted with a time before the seal's end, but committed only after the worker's round.
    harness.server.setNow(new Date(NOON + HOUR - 1));
    const late = await others[0]?.trpc.attempts.submit.mutate(given(quiz, 5));
    expect(late?.status).toBe('submitted');
    harness.server.setNow(new Date(NOON + HOUR + 60_000));
    await openAll(1);
    for (const { trpc } of others) {
      const { items } = await trpc.reports.list.query({});
      expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['graded']));
    }
  });
});
