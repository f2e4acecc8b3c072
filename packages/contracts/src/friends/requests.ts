// Rules for when a person may send another person a friend request, and for how long the request stays open. Pure.
import { DECLINE_PAUSE_DAYS, MAX_DECLINES, REQUEST_EXPIRY_DAYS } from './limits.ts';

const DAY_MS = 86_400_000;

/** The history of one person's friend requests to another person. */
export interface RequestHistory {
  /** The time when the open request was sent; null if none is open. */
  openedAt: Date | null;
  /** The number of requests that the other person declined. */
  declines: number;
  declinedAt: Date | null;
}

/** Returns the time at or before which a request must have been sent to be expired now. */
export function requestCutoff(now: Date): Date {
  return new Date(now.getTime() - REQUEST_EXPIRY_DAYS * DAY_MS);
}

/** Returns whether a request is still waiting for an answer, i.e. sent and not expired. */
export function isRequestOpen({ openedAt }: Pick<RequestHistory, 'openedAt'>, now: Date): boolean {
  return openedAt !== null && openedAt > requestCutoff(now);
}

export type RequestPermission = 'allowed' | 'open' | 'too soon' | 'never';

/**
 * Returns whether a person may send another person a friend request, or else why not.
 * @param history the earlier requests to that person; undefined if there are none.
 */
export function requestPermissionOf(history: RequestHistory | undefined, now: Date): RequestPermission {
  if (!history) return 'allowed';
  if (isRequestOpen(history, now)) return 'open';
  if (history.declines >= MAX_DECLINES) return 'never';
  const { declinedAt } = history;
  return declinedAt !== null && now.getTime() - declinedAt.getTime() < DECLINE_PAUSE_DAYS * DAY_MS
    ? 'too soon'
    : 'allowed';
}
