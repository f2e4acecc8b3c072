// Owns the log of reviews: ratings, and wrong answers in attempts. Cards are its folds.
import { CONFLICT_SEALED } from '@quorbit/contracts/errors/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import type { Rated, RateInput } from '@quorbit/contracts/reviews/schema';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { ratingsCountDay } from '@quorbit/contracts/streaks/review-day';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { reviewXp } from '@quorbit/contracts/xp/review-xp';
import { logMistakes, refoldCards } from '@quorbit/db/cards';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { AppError, notFound } from '../../lib/app-error.ts';
import { clampTime } from '../../lib/clamp-time.ts';
import type { Actor, Deps } from '../../trpc/context.ts';
import { sealedQuizzes } from '../quizzes/seals.ts';
import { countDay } from '../streaks/streaks.service.ts';
import { nextAcceptedNo, pay } from '../xp/xp.service.ts';
import * as repository from './reviews.repository.ts';

export interface Rating {
  userId: string;
  /** Unique among the learner's ratings: the same op again changes nothing. */
  opId: string;
  /** When the card was rated, with the device's clock corrected; never taken for later than now. */
  at: Date;
  /** Where that was: an IANA name that the runtime knows. It decides the learner's day. */
  zone: string;
  input: RateInput;
  deps: Pick<Deps, 'now'>;
}

/**
 * Accepts a rating, once: appends it to the log, writes the card anew, pays, counts the day. Never refused for its time
 * or for a seal, since the work may have been done before; nor for a card that is not there, since another device may
 * still have the attempt that made it (after a restore): the card then begins with this rating. The caller holds the
 * learner's scope.
 * @returns `due` is the time of the rating while there is no card
 * @throws AppError NOT_FOUND when the quiz never asked this question
 */
export async function rateReview(tx: Tx, { userId, opId, at: told, zone, input, deps }: Rating): Promise<Rated> {
  const { quizId, questionId, quality, confidence, left } = input;
  const now = deps.now();
  const at = clampTime(told, now);
  const before = await repository.findCard(tx, userId, questionId);
  const isOfQuiz = before ? before.quizId === quizId : await repository.wasAsked(tx, quizId, questionId);
  if (!isOfQuiz) throw notFound('Review');
  if (await repository.isNoted(tx, userId, opId)) {
    return { quizId, questionId, due: before?.due ?? at.toISOString(), xpEarned: 0 };
  }

  const day = learnerDay(at, zone);
  const earlier = await repository.countRatings(tx, userId, day);
  const acceptedNo = await nextAcceptedNo(tx, userId);
  await repository.insertRating(tx, {
    id: newId(),
    userId,
    questionId,
    opId,
    quality,
    confidence: confidence ?? null,
    at,
    day,
    acceptedNo,
    receivedAt: now,
  });
  const [card] = await refoldCards(tx, userId, [questionId]);
  const amount = reviewXp(earlier);
  await pay(tx, { userId, amount, reason: 'review', sourceId: opId, occurredAt: at, day });
  if (ratingsCountDay(earlier + 1, left)) await countDay(tx, userId, day, learnerDay(now, zone));
  if (card) record(tx, userScope(userId), 'card', questionId);
  record(tx, userScope(userId), 'profile', userId);
  return { quizId, questionId, due: (card?.due ?? at).toISOString(), xpEarned: amount };
}

/**
 * A rating made just now, by a call of its own.
 * @throws AppError NOT_FOUND when the learner has no card for this question, CONFLICT while its quiz is sealed
 */
export async function rateNow(tx: Tx, actor: Actor, input: RateInput, deps: Pick<Deps, 'now'>): Promise<Rated> {
  const card = await repository.findCard(tx, actor.id, input.questionId);
  if (card?.quizId !== input.quizId) throw notFound('Review');
  if ((await sealedQuizzes(tx, actor, deps.now())).has(input.quizId)) throw new AppError('CONFLICT', CONFLICT_SEALED);
  return rateReview(tx, { userId: actor.id, opId: newId(), at: deps.now(), zone: actor.timeZone, input, deps });
}

/**
 * Makes cards of an attempt's wrong answers, due at once; where there is a card already, it counts as forgotten and
 * pays nothing. The caller holds the learner's scope; an attempt that was folded before changes nothing.
 */
export async function foldAttemptIntoCards(
  tx: Tx,
  attempt: { id: string; userId: string; finishedAt: Date; day: string; answers: readonly GradedAnswer[] },
): Promise<void> {
  for (const card of await refoldCards(tx, attempt.userId, await logMistakes(tx, attempt))) {
    record(tx, userScope(attempt.userId), 'card', card.questionId);
  }
}
