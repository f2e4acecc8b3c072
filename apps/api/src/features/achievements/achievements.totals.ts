import { ACHIEVEMENT_IDS, progressOf } from '@quorbit/contracts/achievements/achievements';
import {
  type Counters,
  count,
  NOTHING_COUNTED,
  STORED_COUNTERS,
  type StoredCounter,
} from '@quorbit/contracts/achievements/counters';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { compare } from '../../lib/totals.ts';
import { learnerTotals } from '../accounts/learner-totals.ts';
import { countedQuizzes } from '../attempts/attempts.service.ts';
import { countReviews } from '../reviews/reviews.service.ts';
import { countWins } from '../rooms/records.service.ts';
import { stepsOf } from '../streaks/streaks.service.ts';
import * as repository from './achievements.repository.ts';

/** What achievements count. */
export const achievementTotals = learnerTotals(async (db, userId) => {
  const { counters: stored, unlocked } = await repository.readCounted(db, userId);
  const computed = await recount(db, userId, stored.xp);
  const differences = compare('achievement_counters', userId, countersIn(stored), countersIn(computed));
  return {
    differences,
    async repair(tx) {
      if (differences.length === 0) return;
      const moved = STORED_COUNTERS.filter((counter) => stored[counter] !== computed[counter]);
      await repository.writeCounters(tx, userId, Object.fromEntries(moved.map((name) => [name, computed[name]])));
      recordMoved(tx, userId, { stored, computed, unlocked });
    },
  };
});

/** The counters that a learner's work adds up to. */
export async function recount(db: Executor, userId: string, xp: number): Promise<Counters> {
  let counters: Counters = { ...NOTHING_COUNTED, xp };
  for await (const deed of countedQuizzes(db, userId)) counters = count(counters, deed);
  const longestStreak = (await stepsOf(db, userId)).reduce((most, step) => Math.max(most, step.count), 0);
  return {
    ...counters,
    longestStreak,
    reviews: await countReviews(db, userId),
    roomWins: await countWins(db, userId),
    // The group may have ended since; the medal never goes.
    groupFounded: Number((await repository.listUnlocked(db, userId)).has('group_founder')),
  };
}

function countersIn(counters: Counters): Record<StoredCounter, number> {
  const { xp: _xp, ...stored } = counters;
  return stored;
}

/** Sends the learner's devices the counters, and the achievements whose progress changed between the two. */
function recordMoved(
  tx: Tx,
  userId: string,
  { stored, computed, unlocked }: { stored: Counters; computed: Counters; unlocked: ReadonlyMap<string, Date> },
): void {
  record(tx, userScope(userId), 'profile', userId);
  for (const id of ACHIEVEMENT_IDS) {
    if (progressOf(id, stored) === progressOf(id, computed)) continue;
    const deleted = progressOf(id, computed) === 0 && !unlocked.has(id);
    record(tx, userScope(userId), 'achievement', id, { deleted });
  }
}
