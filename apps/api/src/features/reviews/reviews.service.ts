// Accepts ratings: they are appended to the review log, from which cards are folded.
import { newId } from '@quorbit/contracts/lib/ids';
import { SEAL_REFUSALS } from '@quorbit/contracts/quizzes/seals';
import type { RateInput, RateResult } from '@quorbit/contracts/reviews/schema';
import { reviewSettingsOf } from '@quorbit/contracts/settings/reviews';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { StoredAchievementEvent } from '../../kernel/shared-parts.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { clampTime } from '../../lib/clamp-time.ts';
import { getProfile } from '../accounts/profiles/profiles.service.ts';
import { awardWork, type CompletedWork, reserveSequence } from '../awards/awards.service.ts';
import { listSealedQuizzes } from '../quizzes/seals/seals.service.ts';
import { createQuestionLookup } from '../quizzes/versions/versions.service.ts';
import { type NewLogRow, writeReviews } from './cards.repository.ts';
import { foldCards, questionsOf } from './cards.ts';
import { isTimeToFit } from './fitting.ts';
import {
  type KnownReviews,
  type NewCard,
  readKnownReviews,
  type SourcedEntry,
  type StoredCard,
} from './known.repository.ts';
import { createRatingPricer } from './rating-pricing.ts';
import * as repository from './reviews.repository.ts';

export interface NewRating {
  /** The op's id, unique among the learner's ratings; a repeated op changes nothing. */
  opId: string;
  /** When the card was rated, with the device's clock corrected; a time after `now` counts as `now`. */
  at: Date;
  /** The IANA name of the time zone, known to the runtime, that decides the learner's day. */
  zone: string;
  input: RateInput;
}

interface DatedRating extends NewRating {
  day: string;
  today: string;
}

/** The result of each rating, by op id, or the error that refused it. */
export type RatingResults = Map<string, RateResult | AppError>;

/**
 * Accepts ratings, each once, in their order: appends them to the log, rewrites the cards, pays XP and counts days. No
 * rating is refused for its time or for a seal, since the work may have been done earlier. A rating needs no card
 * either, because after a restore the attempt that makes the card may still be on another device; without a card it
 * pays nothing and counts for no day until an attempt makes the card. A card pays once on each of the learner's days.
 * Ratings of questions that the quiz never asked are refused with NOT_FOUND. The returned `due` is the time of the
 * rating while there is no card. The caller has locked the learner's scope.
 */
export async function rateReviews(
  tx: Tx,
  userId: string,
  ratings: readonly NewRating[],
  now: Date,
): Promise<RatingResults> {
  const dated = dateRatings(ratings, now);
  return acceptRatings(tx, userId, dated, await readKnownFor(tx, userId, dated), now);
}

/**
 * Accepts a rating that the learner gives now, not through a device's queue.
 * @throws AppError NOT_FOUND when the learner has no card for this question, CONFLICT while its quiz is sealed.
 */
export async function rateNow(tx: Tx, actor: Actor, input: RateInput, now: Date): Promise<RateResult> {
  const opId = newId();
  const { retention } = reviewSettingsOf(await getProfile(tx, actor.id));
  const dated = dateRatings([{ opId, at: now, zone: actor.timeZone, input: { retention, ...input } }], now);
  const known = await readKnownFor(tx, actor.id, dated);
  if (known.cards.get(input.questionId)?.quizId !== input.quizId) throw notFound('Review');
  const seal = (await listSealedQuizzes(tx, actor, now, [input.quizId])).get(input.quizId);
  if (seal) throw new AppError('CONFLICT', SEAL_REFUSALS[seal]);
  const result = (await acceptRatings(tx, actor.id, dated, known, now)).get(opId);
  if (!result || result instanceof AppError) throw result ?? new Error('A rating has no result.');
  return result;
}

/**
 * Yields the number of the learner's ratings that achievements count: paid ratings of cards that aren't of their own
 * quizzes.
 */
export async function* streamCountedReviews(db: Executor, userId: string): AsyncGenerator<StoredAchievementEvent> {
  yield { sums: { reviews: await repository.countReviews(db, userId) } };
}

function dateRatings(ratings: readonly NewRating[], now: Date): DatedRating[] {
  const todays = new Map<string, string>();
  return ratings.map(({ at: sentAt, ...rating }) => {
    const { zone } = rating;
    const at = clampTime(sentAt, now);
    const today = todays.get(zone) ?? learnerDay(now, zone);
    todays.set(zone, today);
    return { ...rating, at, day: learnerDay(at, zone), today };
  });
}

function readKnownFor(tx: Tx, userId: string, ratings: readonly DatedRating[]): Promise<KnownReviews> {
  return readKnownReviews(tx, userId, {
    questions: questionsOf(entriesOf(ratings)),
    opIds: ratings.map(({ opId }) => opId),
    days: [...new Set(ratings.map(({ day }) => day))],
  });
}

function entriesOf(ratings: readonly DatedRating[]): Map<string, SourcedEntry[]> {
  const entries = new Map<string, SourcedEntry[]>();
  for (const { opId, at, day, input } of ratings) {
    const logged = entries.get(input.questionId) ?? [];
    const { quality, confidence = null, retention = null } = input;
    logged.push({
      entry: { id: opId, at: at.toISOString(), day, cause: 'rating', quality, confidence, retention },
      source: null,
    });
    entries.set(input.questionId, logged);
  }
  return entries;
}

async function acceptRatings(
  tx: Tx,
  userId: string,
  ratings: readonly DatedRating[],
  known: KnownReviews,
  now: Date,
): Promise<RatingResults> {
  const isOfQuiz = await createQuizCheck(tx, ratings, known.cards);
  const seenOpIds = new Set(known.loggedOpIds);
  const newRatings: DatedRating[] = [];
  for (const rating of ratings) {
    if (!isOfQuiz(rating) || seenOpIds.has(rating.opId)) continue;
    seenOpIds.add(rating.opId);
    newRatings.push(rating);
  }
  const written = newRatings.length > 0 ? await writeNewRatings(tx, userId, newRatings, known, now) : EMPTY_RESULT;
  return new Map(
    ratings.map((rating): [string, RateResult | AppError] => {
      if (!isOfQuiz(rating)) return [rating.opId, notFound('Review')];
      const { quizId, questionId } = rating.input;
      const { due, stability } = written.cards.get(questionId) ??
        known.cards.get(questionId) ?? { due: rating.at, stability: 0 };
      const xpEarned = written.paid.get(rating.opId) ?? 0;
      return [rating.opId, { quizId, questionId, due: due.toISOString(), xpEarned, ratingId: rating.opId, stability }];
    }),
  );
}

/**
 * Returns a function that tells whether a rating's question belongs to its quiz, by the question's card or, without a
 * card, by the quiz's versions.
 */
async function createQuizCheck(tx: Tx, ratings: readonly DatedRating[], cards: ReadonlyMap<string, StoredCard>) {
  const cardless = ratings.map(({ input }) => input).filter(({ questionId }) => !cards.has(questionId));
  const isQuestionOf = await createQuestionLookup(tx, cardless);
  return ({ input: { quizId, questionId } }: DatedRating) => {
    const card = cards.get(questionId);
    return card ? card.quizId === quizId : isQuestionOf(quizId, questionId);
  };
}

interface WriteResult {
  /** The cards that were written for the ratings, by question id. */
  cards: ReadonlyMap<string, NewCard>;
  /** The XP that was paid for the ratings, by op id. */
  paid: ReadonlyMap<string, number>;
}
const EMPTY_RESULT: WriteResult = { cards: new Map(), paid: new Map() };

async function writeNewRatings(
  tx: Tx,
  userId: string,
  newRatings: readonly DatedRating[],
  known: KnownReviews,
  now: Date,
): Promise<WriteResult> {
  const days = createRatingPricer(known.paid);
  const rated = newRatings.flatMap(({ opId, at, day, today, zone, input: { questionId, left } }) =>
    known.cards.has(questionId)
      ? [days.price({ opId, at, day, zone, questionId, left }, today, known.own.has(questionId))]
      : [],
  );
  const payments = rated.flatMap(({ payment }) => payment ?? []);
  const paid = new Map(payments.map(({ sourceId, amount }) => [sourceId, amount]));
  const sequence = await reserveSequence(tx, userId, { count: newRatings.length, payments });
  const folded = foldCards(userId, entriesOf(newRatings), known);
  await writeReviews(tx, userId, {
    log: newRatings.map((rating, index) => ({
      ...toLogRow(userId, rating, now),
      acceptedNo: sequence.firstSequence + index,
      paid: paid.has(rating.opId),
    })),
    cards: folded,
    fitAt: isTimeToFit(sequence.firstSequence, newRatings.length) ? now : null,
  });
  // A rating without a card pays nothing yet, but its time zone is recorded for the learner's days.
  const unpaidWork = newRatings.filter(({ input }) => !known.cards.has(input.questionId)).map(toUnpaidWork);
  await awardWork(tx, userId, sequence, [...rated.map(({ work }) => work), ...unpaidWork]);
  for (const { questionId } of folded) record(tx, userScope(userId), 'card', questionId);
  record(tx, userScope(userId), 'profile', userId);
  return {
    cards: new Map(folded.map((card) => [card.questionId, card])),
    paid,
  };
}

function toUnpaidWork({ at, day, today, zone }: DatedRating): CompletedWork {
  return { at, dayWork: { day, today, zone, counts: false } };
}

function toLogRow(userId: string, { opId, at, day, input }: DatedRating, now: Date): NewLogRow {
  const { questionId, quality, confidence = null, left = null, retention = null } = input;
  return {
    id: newId(),
    userId,
    questionId,
    opId,
    attemptId: null,
    quality,
    undoes: null,
    undone: false,
    confidence,
    retention,
    at,
    day,
    left,
    receivedAt: now,
  };
}
