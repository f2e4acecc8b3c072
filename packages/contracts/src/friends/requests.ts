// When somebody may ask somebody else to be friends, and for how long that stays open. Pure.
import { DECLINED_DAYS, MAX_ASKED, REQUEST_DAYS } from './limits.ts';

const DAY_MS = 86_400_000;

/** What is known of one person's requests to another. */
export interface Asked {
  /** When the open request was sent; null where none is open. */
  openedAt: Date | null;
  /** How often the other person declined. */
  declines: number;
  declinedAt: Date | null;
}

/** Requests that were sent at this time or before are gone. */
export function lapsedBefore(now: Date): Date {
  return new Date(now.getTime() - REQUEST_DAYS * DAY_MS);
}

/** Whether a request waits for an answer. */
export function isOpen({ openedAt }: Pick<Asked, 'openedAt'>, now: Date): boolean {
  return openedAt !== null && openedAt > lapsedBefore(now);
}

export type AskingAgain = 'allowed' | 'open' | 'too soon' | 'never';

/** Whether somebody may send a request, after what was asked before; undefined where nothing was. */
export function askingAgain(asked: Asked | undefined, now: Date): AskingAgain {
  if (!asked) return 'allowed';
  if (isOpen(asked, now)) return 'open';
  if (asked.declines >= MAX_ASKED) return 'never';
  const { declinedAt } = asked;
  return declinedAt !== null && now.getTime() - declinedAt.getTime() < DECLINED_DAYS * DAY_MS ? 'too soon' : 'allowed';
}
