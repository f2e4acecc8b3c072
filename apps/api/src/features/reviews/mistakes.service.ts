// Updates reviews from attempts: wrong answers make cards, and a new card causes its earlier ratings to be paid.
import { newId } from '@quorbit/contracts/lib/ids';
import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { type CompletedWork, payOutAcceptedWork } from '../awards/awards.service.ts';
import { type NewLogRow, writeReviews } from './cards.repository.ts';
import { foldCards, questionsOf } from './cards.ts';
import { type KnownReviews, readKnownReviews, type SourcedEntry, type UnpaidRating } from './known.repository.ts';
import { createRatingPricer, type PricedRating } from './rating-pricing.ts';

export interface FoldedAttempt {
  id: string;
  finishedAt: Date;
  /** The learner's day on which the attempt was finished. */
  day: string;
  /** The learner's current day. */
  today: string;
  answers: readonly GradedAnswer[];
  /** Whether the quiz is one of the learner's own. */
  own: boolean;
  receivedAt: Date;
}

/**
 * Makes cards of the wrong answers of stored attempts, due at once; unanswered questions make none. A wrong answer on
 * an existing card counts as forgotten. Ratings that came before their card are paid, in order of acceptance. An
 * attempt that was already folded changes nothing. The caller has locked the learner's scope, and records the profile.
 * @param attempts in order of acceptance.
 * @returns the work that streaks and achievements count for ratings that are paid now, by attempt id.
 */
export async function foldAttemptsIntoCards(
  tx: Tx,
  userId: string,
  attempts: readonly FoldedAttempt[],
): Promise<ReadonlyMap<string, readonly CompletedWork[]>> {
  const mistakes = attempts.flatMap((attempt) =>
    attempt.answers
      .filter((answer) => isAnswered(answer) && !answer.correct)
      .map(({ questionId }) => ({ questionId, attempt })),
  );
  if (mistakes.length === 0) return new Map();
  const entries = new Map<string, SourcedEntry[]>();
  for (const { questionId, attempt } of mistakes) {
    const { id, finishedAt, day } = attempt;
    const logged = entries.get(questionId) ?? [];
    logged.push({ entry: { id, at: finishedAt.toISOString(), day, cause: 'mistake' }, source: null });
    entries.set(questionId, logged);
  }
  const attemptIds = [...new Set(mistakes.map(({ attempt }) => attempt.id))];
  const known = await readKnownReviews(tx, userId, { questions: questionsOf(entries), attemptIds });
  for (const logged of entries.values())
    for (const sourcedEntry of logged) sourcedEntry.source = known.sources.get(sourcedEntry.entry.id) ?? null;

  const priced = priceUnpaid(mistakes, known);
  const payments = priced.flatMap(({ taken }) => taken.flatMap(({ payment }) => payment ?? []));
  await payOutAcceptedWork(tx, userId, payments);
  const folded = foldCards(userId, entries, known);
  await writeReviews(tx, userId, {
    log: mistakes.map(({ questionId, attempt }) => toLogRow(userId, questionId, attempt)),
    cards: folded,
    paid: payments.map(({ sourceId }) => sourceId),
  });
  for (const { questionId } of folded) record(tx, userScope(userId), 'card', questionId);
  return new Map(priced.map(({ attemptId, taken }) => [attemptId, taken.map(({ work }) => work)]));
}

/** Computes the pay of unpaid ratings whose card is made by these attempts, grouped by attempt. */
function priceUnpaid(
  mistakes: readonly { questionId: string; attempt: FoldedAttempt }[],
  { cards, unpaid, paid }: KnownReviews,
): { attemptId: string; taken: PricedRating[] }[] {
  const makers = new Map<string, FoldedAttempt>();
  for (const { questionId, attempt } of mistakes)
    if (!cards.has(questionId) && !makers.has(questionId)) makers.set(questionId, attempt);
  const byMaker = new Map<FoldedAttempt, UnpaidRating[]>(mistakes.map(({ attempt }) => [attempt, []]));
  for (const rating of unpaid) {
    const maker = makers.get(rating.questionId);
    if (maker) byMaker.get(maker)?.push(rating);
  }
  const days = createRatingPricer(paid);
  return [...byMaker].map(([{ id, today, own }, ratings]) => ({
    attemptId: id,
    // The time zone in which the ratings were given isn't stored.
    taken: ratings.map((rating) => days.price({ ...rating, zone: null }, today, own)),
  }));
}

function toLogRow(userId: string, questionId: string, { id, finishedAt, day, receivedAt }: FoldedAttempt): NewLogRow {
  return {
    id: newId(),
    userId,
    questionId,
    opId: null,
    attemptId: id,
    quality: null,
    undoes: null,
    undone: false,
    retention: null,
    confidence: null,
    at: finishedAt,
    day,
    acceptedNo: null,
    left: null,
    paid: true,
    receivedAt,
  };
}
