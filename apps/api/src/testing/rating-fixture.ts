import { newId } from '@quorbit/contracts/lib/ids';
import type { RateResult } from '@quorbit/contracts/reviews/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Database, Tx } from '@quorbit/db/client';
import { learners } from '@quorbit/db/schema/learners';
import { cards, reviewLog } from '@quorbit/db/schema/reviews';
import { activeDays } from '@quorbit/db/schema/streaks';
import { xpLedger } from '@quorbit/db/schema/xp';
import { write } from '@quorbit/db/write';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import { type NewRating, rateReviews } from '../features/reviews/reviews.service.ts';
import { AppError } from '../lib/app-error.ts';
import type { WithServer } from './describe-with-server.ts';
import { plantPerson } from './planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from './planted/quiz.ts';
import type { Person } from './test-server.ts';

interface RatingExtras {
  questionId: string;
  left: number;
  zone: string;
}

const HOUR_MS = 3_600_000;

/**
 * Prepares tests of ratings. Each test gets a new learner who answered the last of a quiz's three questions wrong two
 * days ago, and functions to rate that question's card.
 */
export function ratingFixture(harness: WithServer, now: Date) {
  let quiz: PlantedQuiz;
  let learner: Person;
  let questionId: string;
  beforeAll(async () => {
    quiz = await plantQuiz(harness.server, { ownerId: null, questions: 3 });
  });
  beforeEach(async () => {
    harness.server.setNow(now);
    learner = await plantPerson(harness.server);
    questionId = quiz.questionIds[2] ?? '';
    await answer(2, -48);
  });

  const hours = (count: number) => new Date(now.getTime() + count * HOUR_MS);

  /** Submits an attempt with the first `right` questions right, finished `finished` hours after `now`. */
  function answer(right: number, finished: number, attemptId = newId()) {
    const finishedAt = hours(finished).toISOString();
    return learner.trpc.attempts.submit.mutate(attemptInput(quiz, { right, finishedAt, attemptId }));
  }

  async function rateOne(tx: Tx, rating: NewRating): Promise<RateResult> {
    const result = (await rateReviews(tx, learner.id, [rating], harness.server.deps.now())).get(rating.opId);
    if (!result || result instanceof AppError) throw result ?? new Error('There is no result.');
    return result;
  }

  /** Applies a rating as the op queue does, given `at` hours after `now`. */
  function rate(at: number, quality: 1 | 3 | 5, opId = newId(), more: Partial<RatingExtras> = {}) {
    const { zone = 'UTC', ...rest } = more;
    return rateAs({ opId, at: hours(at), zone, input: { quizId: quiz.id, questionId, quality, ...rest } });
  }

  function rateAs(rating: NewRating): Promise<RateResult> {
    return write(harness.database, [userScope(learner.id)], (tx) => rateOne(tx, rating), { onLateError: rethrow });
  }

  return {
    get quiz() {
      return quiz;
    },
    set quiz(plantedQuiz) {
      quiz = plantedQuiz;
      questionId = plantedQuiz.questionIds[2] ?? '';
    },
    get learner() {
      return learner;
    },
    set learner(person) {
      learner = person;
    },
    get questionId() {
      return questionId;
    },
    hours,
    answer,
    rate,
    rateAs,
    rateOne,
    async card() {
      const [row] = await harness.database.read.select().from(cards).where(eq(cards.userId, learner.id));
      if (!row) throw new Error('There is no card.');
      return row;
    },
    log: () => harness.database.read.select().from(reviewLog).where(eq(reviewLog.userId, learner.id)),
    ledger: () => harness.database.read.select().from(xpLedger).where(eq(xpLedger.userId, learner.id)),
    days: () => activeDaysOf(harness.database, learner.id),
    plantPaid: (count: number, day: string) => plantPaidRatings(harness.database, learner.id, { count, day }),
  };
}

/** Returns the learner's active days, in order. */
export async function activeDaysOf({ read }: Database, userId: string): Promise<string[]> {
  const rows = await read.select().from(activeDays).where(eq(activeDays.userId, userId));
  return rows.map(({ day }) => day).sort();
}

/** Writes accepted and paid ratings of other cards on a day. */
export async function plantPaidRatings(
  database: Database,
  userId: string,
  { count, day }: { count: number; day: string },
): Promise<void> {
  const isTheirs = eq(learners.userId, userId);
  await database.transaction(async (tx) => {
    const [{ acceptedNo = 0 } = {}] = await tx.select().from(learners).where(isTheirs);
    const rows = Array.from({ length: count }, (_, index) => ({
      id: newId(),
      userId,
      questionId: newId(),
      opId: newId(),
      quality: 5 as const,
      at: new Date(`${day}T11:00:00Z`),
      day,
      acceptedNo: acceptedNo + index + 1,
    }));
    await tx.insert(reviewLog).values(rows);
    await tx
      .update(learners)
      .set({ acceptedNo: acceptedNo + count })
      .where(isTheirs);
  });
}

/** Throws an error that occurred after a write's commit, because in these tests nothing may fail then. */
export function rethrow(error: unknown): never {
  throw error;
}
