import type { LogEntry } from './cards.ts';
import { compareEntries } from './schedule.ts';

/** The number of minutes for which a rating can be undone. */
export const UNDO_MINUTES = 10;
const UNDO_MS = UNDO_MINUTES * 60_000;

/** The reasons why a rating can't be undone. */
export type UndoRefusal = 'too-late' | 'not-newest';

/** The messages that users read when a rating can't be undone. */
export const UNDO_TOO_LATE = 'A rating can be undone for 10 minutes. That time is over.';
export const UNDO_NOT_NEWEST = "You've answered this question again since, so that rating can't be undone.";

/**
 * Returns why a rating can't be undone; null if it's the newest entry of its card and at most ten minutes old.
 * @param at the time of the undo (ISO 8601).
 * @param log the other entries of the card.
 */
export function findUndoRefusal(rating: LogEntry, at: string, log: readonly LogEntry[]): UndoRefusal | null {
  if (Date.parse(at) - Date.parse(rating.at) > UNDO_MS) return 'too-late';
  return log.some((logEntry) => compareEntries(logEntry, rating) > 0) ? 'not-newest' : null;
}
