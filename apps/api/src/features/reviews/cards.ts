// A card is a total over its log: code that appends to the log also writes the cards, in the same statement.
import type { LogEntry } from '@quorbit/contracts/reviews/cards';
import { foldCard, stepCard } from '@quorbit/contracts/reviews/schedule';
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
    if (stored && !log) return step(stored, logged);
    // Of a log that is not read to its begin, the card may be all that tells the quiz.
    return fold(userId, questionId, [...(log ?? []), ...logged], stored) ?? [];
  });
}

function step(stored: StoredCard, logged: readonly Logged[]): NewCard {
  let state = { ...stored, due: stored.due.toISOString(), lastReview: stored.lastReview?.toISOString() ?? null };
  const entries = logged.map(({ entry }) => entry).sort(inOrder);
  for (const entry of entries) state = { ...state, ...stepCard(stored.questionId, state, entry) };
  const { quizId, packHash } = latestSource(logged) ?? stored;
  return { ...withDates(state), userId: stored.userId, questionId: stored.questionId, quizId, packHash };
}

function fold(
  userId: string,
  questionId: string,
  logged: readonly Logged[],
  stored: StoredCard | undefined,
): NewCard | null {
  // A rating's op may have the id of an attempt.
  const log = [...new Map(logged.map((one) => [`${one.entry.cause} ${one.entry.id}`, one])).values()];
  const state = foldCard(
    questionId,
    log.map(({ entry }) => entry),
  );
  const source = latestSource(log) ?? stored;
  if (!state || !source) return null;
  const { quizId, packHash } = source;
  return { userId, questionId, quizId, packHash, ...withDates(state) };
}

/** What the last wrong answer says of where the question is from; null without one. */
function latestSource(logged: readonly Logged[]): Logged['source'] {
  let last: Logged | null = null;
  for (const one of logged) if (one.source && (!last || inOrder(last.entry, one.entry) < 0)) last = one;
  return last?.source ?? null;
}

function withDates<S extends { due: string; lastReview: string | null }>(state: S) {
  const { due, lastReview } = state;
  return { ...state, due: new Date(due), lastReview: lastReview === null ? null : new Date(lastReview) };
}

function inOrder(a: LogEntry, b: LogEntry): number {
  return Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : Number(a.id > b.id));
}
