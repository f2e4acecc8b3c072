// Undoes ratings: an undone rating stays in the log, its card is folded without it, and its XP is taken back.
import { newId } from '@quorbit/contracts/lib/ids';
import type { UndoInput, UndoResult } from '@quorbit/contracts/reviews/schema';
import { findUndoRefusal, UNDO_NOT_NEWEST, UNDO_TOO_LATE } from '@quorbit/contracts/reviews/undo-rules';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { clampTime } from '../../lib/clamp-time.ts';
import { awardWork, reserveSequence } from '../awards/awards.service.ts';
import { writeReviews } from './cards.repository.ts';
import { foldLog } from './cards.ts';
import { type KnownReviews, type NewCard, readKnownReviews, type SourcedEntry } from './known.repository.ts';
import { listRatings } from './undo.repository.ts';

export interface NewUndo {
  /** The op's id, unique among the learner's work; a repeated op changes nothing. */
  opId: string;
  /** The time of the undo, with the device's clock corrected. */
  at: Date;
  zone: string;
  input: UndoInput;
}

type Rating = Awaited<ReturnType<typeof listRatings>>[number];

interface UndoOfRating extends NewUndo {
  rating: Rating;
}

const EPOCH = new Date(0).toISOString();

/**
 * Undoes ratings, each at most ten minutes old and the newest of its card: the card is restored, and the paid XP is
 * taken back. Days and achievements that the rating counted for stay. An undo is refused with NOT_FOUND if it doesn't
 * name one of the learner's ratings, and with CONFLICT if it's too late or the card has a newer entry. The caller has
 * locked the learner's scope.
 */
export async function undoReviews(
  tx: Tx,
  userId: string,
  undos: readonly NewUndo[],
  now: Date,
): Promise<ReadonlyMap<string, UndoResult | AppError>> {
  const dated = undos.map((undo) => ({ ...undo, at: clampTime(undo.at, now) }));
  const ratings = await listRatings(
    tx,
    userId,
    dated.map(({ input }) => input.ratingId),
  );
  const known = await readKnownReviews(tx, userId, {
    questions: [...new Set(ratings.map(({ questionId }) => questionId))].map((questionId) => ({
      questionId,
      first: EPOCH,
    })),
    opIds: dated.map(({ opId }) => opId),
  });
  const logs = new Map(known.logs);
  const undoneIds = new Set(ratings.flatMap(({ ratingId, undone }) => (undone ? [ratingId] : [])));
  const refusals = new Map<string, AppError>();
  const accepted: UndoOfRating[] = [];
  for (const undo of dated) {
    const { opId, input } = undo;
    const rating = ratings.find(({ ratingId }) => ratingId === input.ratingId);
    const card = known.cards.get(input.questionId);
    if (!rating || rating.questionId !== input.questionId || (card && card.quizId !== input.quizId)) {
      refusals.set(opId, notFound('Review'));
      continue;
    }
    if (known.loggedOpIds.has(opId) || undoneIds.has(rating.ratingId)) continue;
    const log = logs.get(rating.questionId) ?? [];
    const refusal = findRefusal(undo, rating, log);
    if (refusal) {
      refusals.set(opId, refusal);
      continue;
    }
    undoneIds.add(rating.ratingId);
    accepted.push({ ...undo, rating });
    logs.set(
      rating.questionId,
      log.filter((sourcedEntry) => !isEntryOf(sourcedEntry, rating)),
    );
  }
  const cards = accepted.length > 0 ? await writeUndone(tx, userId, accepted, { known, logs, now }) : new Map();
  return new Map(
    dated.map(({ opId, at, input }): [string, UndoResult | AppError] => {
      const { quizId, questionId } = input;
      const due: Date = cards.get(questionId)?.due ?? known.cards.get(questionId)?.due ?? at;
      const paid = accepted.find((undoOfRating) => undoOfRating.opId === opId)?.rating.paid ?? 0;
      return [opId, refusals.get(opId) ?? { quizId, questionId, due: due.toISOString(), xpEarned: -paid || 0 }];
    }),
  );
}

/** Undoes a rating now, not through a device's queue. @throws AppError NOT_FOUND, CONFLICT as `undoReviews` refuses */
export async function undoNow(tx: Tx, actor: Actor, input: UndoInput, now: Date): Promise<UndoResult> {
  const opId = newId();
  const result = (await undoReviews(tx, actor.id, [{ opId, at: now, zone: actor.timeZone, input }], now)).get(opId);
  if (!result || result instanceof AppError) throw result ?? new Error('Undoing has no result.');
  return result;
}

function findRefusal({ at }: NewUndo, rating: Rating, log: readonly SourcedEntry[]): AppError | null {
  const entry = { id: rating.ratingId ?? '', at: rating.at.toISOString(), cause: 'mistake' as const };
  const others = log
    .filter((sourcedEntry) => !isEntryOf(sourcedEntry, rating))
    .map((sourcedEntry) => sourcedEntry.entry);
  const reason = findUndoRefusal(entry, at.toISOString(), others);
  return reason && new AppError('CONFLICT', reason === 'too-late' ? UNDO_TOO_LATE : UNDO_NOT_NEWEST);
}

function isEntryOf({ entry }: SourcedEntry, { ratingId }: Rating): boolean {
  return entry.cause === 'rating' && entry.id === ratingId;
}

interface UndoContext {
  known: KnownReviews;
  /** The card logs by question id, without undone ratings. */
  logs: ReadonlyMap<string, readonly SourcedEntry[]>;
  now: Date;
}

async function writeUndone(
  tx: Tx,
  userId: string,
  undos: readonly UndoOfRating[],
  { known, logs, now }: UndoContext,
): Promise<Map<string, NewCard>> {
  const paid = undos.filter(({ rating }) => rating.paid !== null);
  const payments = paid.map(({ opId, at, rating }) => ({
    amount: -(rating.paid ?? 0) || 0,
    reason: 'review_undo' as const,
    sourceId: rating.ratingId ?? opId,
    occurredAt: at,
    day: rating.day,
  }));
  const sequence = await reserveSequence(tx, userId, { count: undos.length, payments });
  const questions = new Set(undos.map(({ rating }) => rating.questionId));
  const folded = [...questions].flatMap((questionId) => {
    const stored = known.cards.get(questionId);
    if (!stored) return [];
    return foldLog(userId, questionId, { log: logs.get(questionId) ?? [], stored, models: known.models }) ?? [];
  });
  await writeReviews(tx, userId, {
    log: undos.map(({ opId, at, zone, rating }, index) => ({
      id: newId(),
      userId,
      questionId: rating.questionId,
      opId,
      attemptId: null,
      quality: null,
      undoes: rating.ratingId,
      undone: false,
      confidence: null,
      retention: null,
      at,
      day: learnerDay(at, zone),
      acceptedNo: sequence.firstSequence + index,
      left: null,
      paid: false,
      receivedAt: now,
    })),
    cards: folded,
    undone: undos.flatMap(({ rating }) => rating.ratingId ?? []),
  });
  await awardWork(
    tx,
    userId,
    sequence,
    payments.map(({ amount: xp, occurredAt: at }) => ({ at, dayWork: null, xp, review: false })),
  );
  for (const { questionId } of folded) record(tx, userScope(userId), 'card', questionId);
  record(tx, userScope(userId), 'profile', userId);
  return new Map(folded.map((card) => [card.questionId, card]));
}
