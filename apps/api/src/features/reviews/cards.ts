// A card is a total over its log: code that appends to the log also writes the cards, in the same statement.
import type { CardState, ReviewModel } from '@quorbit/contracts/reviews/cards';
import { applyEntry, compareEntries, foldCard } from '@quorbit/contracts/reviews/schedule';
import type { KnownReviews, NewCard, SourcedEntry, StoredCard } from './known.repository.ts';

/** The new entries of the log, by question. */
export type NewEntries = ReadonlyMap<string, readonly SourcedEntry[]>;

/**
 * The questions of these entries with the time of each one's first: what `readKnownReviews` has to look up before they
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
    if (stored && !log) return advanceCard(stored, logged, known.models);
    // Of a log that is not read to its begin, the card may be all that tells the quiz.
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

/** The card that a whole log makes; null for a log of ratings alone. */
export function foldLog(userId: string, questionId: string, { log: logged, stored, models }: CardLog): NewCard | null {
  // A rating's op may have the id of an attempt.
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

/** What the last wrong answer says of where the question is from; null without one. */
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
