// When somebody may ask somebody else to be friends, and for how long that stays open. Pure.
import { DECLINE_PAUSE_DAYS, MAX_DECLINES, REQUEST_EXPIRY_DAYS } from './limits.ts';

const DAY_MS = 86_400_000;

/** What is known of one person's requests to another. */
export interface RequestHistory {
  /** When the open request was sent; null where none is open. */
  openedAt: Date | null;
  /** How often the other person declined. */
  declines: number;
  declinedAt: Date | null;
}

/** Requests that were sent at this time or before are gone. */
export function requestCutoff(now: Date): Date {
  return new Date(now.getTime() - REQUEST_EXPIRY_DAYS * DAY_MS);
}

/** Whether a request waits for an answer. */
export function isRequestOpen({ openedAt }: Pick<RequestHistory, 'openedAt'>, now: Date): boolean {
  return openedAt !== null && openedAt > requestCutoff(now);
}

export type RequestPermission = 'allowed' | 'open' | 'too soon' | 'never';

/** Whether somebody may send a request, after what was asked before; undefined where nothing was. */
export function requestPermissionOf(history: RequestHistory | undefined, now: Date): RequestPermission {
  if (!history) return 'allowed';
  if (isRequestOpen(history, now)) return 'open';
  if (history.declines >= MAX_DECLINES) return 'never';
  const { declinedAt } = history;
  return declinedAt !== null && now.getTime() - declinedAt.getTime() < DECLINE_PAUSE_DAYS * DAY_MS
    ? 'too soon'
    : 'allowed';
}
