// Figures about played games that other areas need.
import type { Executor } from '@quorbit/db/client';
import type { StoredAchievementEvent } from '../../kernel/shared-parts.ts';
import * as repository from './rooms.repository.ts';

/** Yields how many games a learner won, for counting achievements again. */
export async function* streamCountedWins(db: Executor, userId: string): AsyncGenerator<StoredAchievementEvent> {
  yield { sums: { roomWins: await repository.countWins(db, userId) } };
}
