// Owns what other areas ask about games that were played.
import type { Executor } from '@quorbit/db/client';
import * as repository from './rooms.repository.ts';

/** How many games a learner won, as achievements count them. */
export function countWins(db: Executor, userId: string): Promise<number> {
  return repository.countWins(db, userId);
}
