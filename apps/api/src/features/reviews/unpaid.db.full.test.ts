import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { PAID_RATINGS_PER_DAY } from '@quorbit/contracts/xp/review-xp';
import { learners } from '@quorbit/db/schema/learners';
import { cards, reviewLog } from '@quorbit/db/schema/reviews';
import { xpLedger } from '@quorbit/db/schema/xp';
import { write } from '@quorbit/db/write';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import { activeDaysOf, plantPaidRatings, rethrow } from '../../testing/rating-fixture.ts';
import { recountAll } from '../../testing/recount-all.ts';
import type { Person } from '../../testing/test-server.ts';
import { MAX_LOG_READ } from './known.repository.ts';
import { reviewRate } from './reviews.ops.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const HOUR = 3_600_000;
const hours = (count: number) => new Date(NOW.getTime() + count * HOUR);

interface Given {
  question: number;
  /** The hours from now at which the rating is given; negative for the past. */
  at: number;
  left?: number;
}

describeWithServer('ratings of questions without a card', { now: NOW }, (harness) => {
  let quiz: PlantedQuiz;
  let learner: Person;
  beforeAll(async () => {
    quiz = await plantQuiz(harness.server, { ownerId: null, questions: 3 });
  });
  beforeEach(async () => {
    harness.server.setNow(NOW);
    learner = await plantPerson(harness.server);
  });
  afterEach(async () => {
    const { found } = await recountAll(harness.database);
    expect(found).toEqual([]);
  });

  /** Applies ratings as one set, as the op queue does. */
  function rate(...ratings: Given[]) {
    const actor = { id: learner.id, role: 'user', timeZone: 'UTC', sessionId: '' } as const;
    const ops = ratings.map(({ question, at, left }) => ({
      opId: newId(),
      clientId: learner.id,
      at: hours(at),
      timeZone: 'UTC',
      toServerTime: (time: string) => new Date(time),
      args: { quizId: quiz.id, questionId: quiz.questionIds[question] ?? '', quality: 5, left },
    }));
    return write(
      harness.database,
      [userScope(learner.id)],
      (tx) => reviewRate.apply(tx, actor, ops, harness.server.deps.now()),
      { onLateError: rethrow },
    );
  }

  /** Submits an attempt whose last `wrong` answers are wrong. */
  const answer = (wrong: number, at = -48) =>
    learner.trpc.attempts.submit.mutate(
      attemptInput(quiz, { right: 3 - wrong, finishedAt: hours(at).toISOString(), attemptId: newId() }),
    );
  /** Plants paid ratings of other cards on the day before `NOW`. */
  const plantPaid = (count: number) => plantPaidRatings(harness.database, learner.id, { count, day: '2026-03-09' });
  const paid = async () =>
    (
      await harness.database.read
        .select({ amount: xpLedger.amount })
        .from(xpLedger)
        .where(and(eq(xpLedger.userId, learner.id), eq(xpLedger.reason, 'review')))
    ).map(({ amount }) => amount);
  const days = () => activeDaysOf(harness.database, learner.id);
  const logged = () =>
    harness.database.read
      .select({ questionId: reviewLog.questionId, paid: reviewLog.paid, left: reviewLog.left })
      .from(reviewLog)
      .where(and(eq(reviewLog.userId, learner.id), isNotNull(reviewLog.opId)))
      .orderBy(asc(reviewLog.acceptedNo));

  it('are stored, but earn no XP and no days while the question was never answered wrongly', async () => {
    const ratings = Array.from({ length: 20 }, (_, index) => ({ question: index % 3, at: -20 + index / 10, left: 0 }));
    expect(await rate(...ratings)).toEqual(new Map());
    await answer(0);
    await rate({ question: 0, at: -1, left: 0 });
    expect(await paid()).toEqual([]);
    expect(await days()).toEqual(['2026-03-08']);
    expect(await logged()).toEqual(
      [...ratings, { question: 0 }].map(({ question }) => ({
        questionId: quiz.questionIds[question],
        paid: false,
        left: 0,
      })),
    );
    const [totals] = await harness.database.read.select().from(learners).where(eq(learners.userId, learner.id));
    expect(totals).toMatchObject({ acceptedNo: 22, streakCount: 1 });
  });

  it('are paid once an attempt makes the card, only for that card, and only once', async () => {
    await rate({ question: 2, at: -30 }, { question: 1, at: -29 }, { question: 2, at: -28, left: 0 });
    await answer(1);
    // Both ratings of the card are on the same day, and a card pays once a day.
    expect(await paid()).toEqual([2]);
    expect((await logged()).map((item) => item.paid)).toEqual([true, false, false]);
    // The day counts, because one of its ratings left no card due.
    expect(await days()).toEqual(['2026-03-08', '2026-03-09']);
    await answer(1, -40);
    expect(await paid()).toEqual([2]);
    await answer(2, -39);
    expect(await paid()).toEqual([2, 2]);
    expect((await logged()).map((item) => item.paid)).toEqual([true, true, false]);
  });

  it('count for their day once an attempt makes the card: the tenth makes the day active', async () => {
    await plantPaid(7);
    await rate({ question: 2, at: -28 }, { question: 1, at: -27 });
    await answer(2);
    expect(await days()).toEqual(['2026-03-08']);
    await rate({ question: 0, at: -26 });
    expect(await days()).toEqual(['2026-03-08']);
    await answer(3);
    expect(await days()).toEqual(['2026-03-08', '2026-03-09']);
  });

  it('share the day’s limit of paid ratings with that day’s other ratings once they are paid', async () => {
    await plantPaid(PAID_RATINGS_PER_DAY - 1);
    await rate({ question: 2, at: -27 }, { question: 1, at: -26 });
    await answer(2);
    expect((await paid()).sort()).toEqual([0, 2]);
    await answer(3);
    await rate({ question: 0, at: -24.5 });
    expect((await paid()).sort()).toEqual([0, 0, 2]);
  });

  it('are read only up to the newest entries of a question, and only these count', async () => {
    const perDay = 10;
    const days = MAX_LOG_READ / perDay;
    const dayOf = (index: number) => Math.floor(index / perDay);
    const rows = Array.from({ length: 2 * MAX_LOG_READ }, (_, index) => ({
      id: newId(),
      userId: learner.id,
      questionId: quiz.questionIds[2] ?? '',
      opId: newId(),
      quality: 5 as const,
      at: hours(-24 * (dayOf(index) + 1) - (index % perDay) / 10),
      day: hours(-24 * (dayOf(index) + 1))
        .toISOString()
        .slice(0, 10),
      acceptedNo: index + 1,
      paid: false,
    }));
    await harness.database.transaction(async (tx) => {
      await tx.insert(reviewLog).values(rows);
      await tx.update(learners).set({ acceptedNo: rows.length }).where(eq(learners.userId, learner.id));
    });
    await answer(1, -24 * 100);
    expect(await paid()).toHaveLength(days);
    const card = async () =>
      (await harness.database.read.select().from(cards).where(eq(cards.userId, learner.id))).at(0);
    expect(await card()).toMatchObject({ reps: MAX_LOG_READ, lastReview: hours(-24) });
    // A late rating still updates the card, although the card's wrong answer is no longer among the entries that are
    // read.
    await rate({ question: 2, at: -36 });
    expect(await card()).toMatchObject({ quizId: quiz.id, lastReview: hours(-24) });
    expect(await paid()).toHaveLength(days);
  });

  it('count for no day more than thirty days back when they are paid', async () => {
    await rate({ question: 2, at: -29 * 24, left: 0 });
    harness.server.setNow(hours(5 * 24));
    await answer(1);
    expect(await paid()).toEqual([2]);
    expect(await days()).toEqual(['2026-03-08']);
  });
});
