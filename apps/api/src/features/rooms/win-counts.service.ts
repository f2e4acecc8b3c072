// Owns what other areas ask about games that were played.
import type { Executor } from '@quorbit/db/client';
import type { StoredAchievementEvent } from '../../kernel/shared-parts.ts';
import * as repository from './rooms.repository.ts';

/** What achievements count of games: how many a learner won. */
export async function* streamCountedWins(db: Executor, userId: string): AsyncGenerator<StoredAchievementEvent> {
  yield { sums: { roomWins: await repository.countWins(db, userId) } };
}
