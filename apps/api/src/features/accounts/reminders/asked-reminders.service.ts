// Owns when each account asks to be reminded, and on which day it last was.
import type { Tx } from '@quorbit/db/client';
import * as repository from './asked-reminders.repository.ts';

/** Up to `limit` accounts whose time may have come, locked; others than another process has. */
export function lockAsked(tx: Tx, now: Date, limit: number) {
  return repository.lockAsked(tx, now, limit);
}

/** Notes when to look at each again, and on which of the learner's days it was last reminded. */
export async function saveSeen(tx: Tx, seen: readonly repository.Seen[]): Promise<void> {
  await repository.saveSeen(tx, seen);
}

/** Has the next round of reminders look at somebody whose hour changed, and find out when to look again. */
export function lookAgain(tx: Tx, userId: string): Promise<void> {
  return repository.lookAgain(tx, userId);
}
