import { ACHIEVEMENT_IDS, progressOf } from '@quorbit/contracts/achievements/achievements';
import {
  type Counter,
  type Counters,
  count,
  countersOf,
  NOTHING_COUNTED,
  STORED_COUNTERS,
  type StoredCounter,
} from '@quorbit/contracts/achievements/counters';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Registries } from '../../kernel/shared-parts.ts';
import { compare } from '../../lib/totals.ts';
import { learnerTotals } from '../accounts/learner-totals.ts';
import { stepsOf } from '../streaks/streaks.service.ts';
import * as repository from './achievements.repository.ts';

const COUNTERS: readonly Counter[] = [...STORED_COUNTERS, 'xp'];

/** What achievements count. */
export const achievementTotals = learnerTotals(async (db, userId, found) => {
  const { counters: stored, unlocked } = await repository.readCounted(db, userId);
  const computed = await recount(db, userId, stored.xp, found);
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
export async function recount(
  db: Executor,
  userId: string,
  xp: number,
  { achievementEvents }: Pick<Registries, 'achievementEvents'>,
): Promise<Counters> {
  let counters: Counters = { ...NOTHING_COUNTED, xp };
  for (const deedsOf of achievementEvents)
    for await (const one of deedsOf(db, userId))
      counters = 'sums' in one ? plus(counters, one.sums) : count(counters, one);
  const longestStreak = (await stepsOf(db, userId)).reduce((most, step) => Math.max(most, step.count), 0);
  return {
    ...counters,
    longestStreak,
    // The group may have ended since; the medal never goes.
    groupFounded: Number((await repository.listUnlocked(db, userId)).has('group_founder')),
  };
}

function plus(counters: Counters, sums: Partial<Counters>): Counters {
  const added = countersOf(sums);
  return countersOf(Object.fromEntries(COUNTERS.map((name) => [name, counters[name] + added[name]])));
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
