// A card is a total over its log: code that appends to the log also writes the cards, in the same statement.
import type { CardState, ReviewModel } from '@quorbit/contracts/reviews/cards';
import { foldCard, inLogOrder, stepCard } from '@quorbit/contracts/reviews/schedule';
import type { KnownReviews, Logged, NewCard, StoredCard } from './known.repository.ts';

/** The new entries of the log, by question. */
export type NewEntries = ReadonlyMap<string, readonly Logged[]>;

/**
 * The questions of these entries with the time of the first entry of each: what `readKnown` has to look up before they
 * can be folded.
 */
export function questionsOf(entries: NewEntries): { questionId: string; first: string }[] {
  return [...entries].map(([questionId, logged]) => ({
    questionId,
    first: logged.map(({ entry }) => entry.at).reduce((a, b) => (Date.parse(b) < Date.parse(a) ? b : a)),
  }));
}

/** The cards of these questions once the entries are in their logs. No card comes of ratings alone. */
export function foldCards(userId: string, entries: NewEntries, known: KnownReviews): NewCard[] {
  return [...entries].flatMap(([questionId, logged]) => {
    const stored = known.cards.get(questionId);
    const log = known.logs.get(questionId);
    // The log is read only where the new entries don't all follow those that the card has.
    if (stored && !log) return step(stored, logged, known.models);
    // Of a log that is not read to its begin, the card may be all that tells the quiz.
    return foldLog(userId, questionId, { log: [...(log ?? []), ...logged], stored, models: known.models }) ?? [];
  });
}

function step(stored: StoredCard, logged: readonly Logged[], models: readonly ReviewModel[]): NewCard {
  const { due, lastReview, ...rest } = stored;
  let state: CardState = { ...rest, due: due.toISOString(), lastReview: lastReview?.toISOString() ?? null };
  const entries = logged.map(({ entry }) => entry).sort(inLogOrder);
  for (const entry of entries) state = stepCard(stored.questionId, state, entry, models);
  const { quizId, packHash } = latestSource(logged) ?? stored;
  return { ...withDates(state), userId: stored.userId, questionId: stored.questionId, quizId, packHash };
}

interface CardLog {
  log: readonly Logged[];
  stored: StoredCard | undefined;
  models: readonly ReviewModel[];
}

/** The card that a whole log makes; null for a log of ratings alone. */
export function foldLog(userId: string, questionId: string, { log: logged, stored, models }: CardLog): NewCard | null {
  // A rating's op may have the id of an attempt.
  const log = [...new Map(logged.map((one) => [`${one.entry.cause} ${one.entry.id}`, one])).values()];
  const state = foldCard(
    questionId,
    log.map(({ entry }) => entry),
    models,
  );
  const source = latestSource(log) ?? stored;
  if (!state || !source) return null;
  const { quizId, packHash } = source;
  return { userId, questionId, quizId, packHash, ...withDates(state) };
}

/** What the last wrong answer says of where the question is from; null without one. */
function latestSource(logged: readonly Logged[]): Logged['source'] {
  let last: Logged | null = null;
  for (const one of logged) if (one.source && (!last || inLogOrder(last.entry, one.entry) < 0)) last = one;
  return last?.source ?? null;
}

function withDates(state: CardState) {
  const { due, lastReview, undo = null, confidentError = false, introducedOn = null, reviewedOn = null } = state;
  return {
    ...state,
    due: new Date(due),
    lastReview: lastReview === null ? null : new Date(lastReview),
    undo,
    confidentError,
    introducedOn,
    reviewedOn,
  };
}
