// A card is computed from its log: code that appends to the log must also write the cards, in the same statement.
import type { CardState, ReviewModel } from '@quorbit/contracts/reviews/cards';
import { applyEntry, compareEntries, foldCard } from '@quorbit/contracts/reviews/schedule';
import type { KnownReviews, NewCard, SourcedEntry, StoredCard } from './known.repository.ts';

/** New entries of the review log, by question id. */
export type NewEntries = ReadonlyMap<string, readonly SourcedEntry[]>;

/**
 * Returns the questions of these entries, each with the time of its first entry. `readKnownReviews` looks them up
 * before the entries can be folded.
 */
export function questionsOf(entries: NewEntries): { questionId: string; first: string }[] {
  return [...entries].map(([questionId, logged]) => ({
    questionId,
    first: logged.map(({ entry }) => entry.at).reduce((a, b) => (Date.parse(b) < Date.parse(a) ? b : a)),
  }));
}

/**
 * Returns the cards of these questions after the entries were added to their logs. A question with ratings but no wrong
 * answer gets no card.
 */
export function foldCards(userId: string, entries: NewEntries, known: KnownReviews): NewCard[] {
  return [...entries].flatMap(([questionId, logged]) => {
    const stored = known.cards.get(questionId);
    const log = known.logs.get(questionId);
    // `readKnownReviews` returns a card's log only if some new entries are earlier than the card's last one.
    if (stored && !log) return advanceCard(stored, logged, known.models);
    // The start of a long log isn't read, so the stored card may be all that names the question's quiz.
    return foldLog(userId, questionId, { log: [...(log ?? []), ...logged], stored, models: known.models }) ?? [];
  });
}

function advanceCard(stored: StoredCard, logged: readonly SourcedEntry[], models: readonly ReviewModel[]): NewCard {
  const { due, lastReview, ...rest } = stored;
  let state: CardState = { ...rest, due: due.toISOString(), lastReview: lastReview?.toISOString() ?? null };
  const entries = logged.map(({ entry }) => entry).sort(compareEntries);
  for (const entry of entries) state = applyEntry(stored.questionId, state, entry, models);
  const { quizId, packHash } = latestSource(logged) ?? stored;
  return { ...withDates(state), userId: stored.userId, questionId: stored.questionId, quizId, packHash };
}

interface CardLog {
  log: readonly SourcedEntry[];
  stored: StoredCard | undefined;
  models: readonly ReviewModel[];
}

/** Builds the card from a whole log; null for a log with ratings but no wrong answer. */
export function foldLog(userId: string, questionId: string, { log: logged, stored, models }: CardLog): NewCard | null {
  // Entries are told apart by cause and id, because a rating's op may have the same id as an attempt.
  const log = [
    ...new Map(
      logged.map((sourcedEntry) => [`${sourcedEntry.entry.cause} ${sourcedEntry.entry.id}`, sourcedEntry]),
    ).values(),
  ];
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

/** Returns the quiz and pack of the latest wrong answer; null if there is none. */
function latestSource(logged: readonly SourcedEntry[]): SourcedEntry['source'] {
  let last: SourcedEntry | null = null;
  for (const sourcedEntry of logged)
    if (sourcedEntry.source && (!last || compareEntries(last.entry, sourcedEntry.entry) < 0)) last = sourcedEntry;
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
