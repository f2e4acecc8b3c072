import { ACHIEVEMENT_IDS, progressPercentOf } from '@quorbit/contracts/achievements/achievements';
import {
  addToCounters,
  type Counter,
  type Counters,
  countersOf,
  EMPTY_COUNTERS,
  STORED_COUNTERS,
  type StoredCounter,
} from '@quorbit/contracts/achievements/counters';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Registries } from '../../kernel/shared-parts.ts';
import { listDifferences } from '../../lib/differences.ts';
import { createLearnerTotals } from '../accounts/learner-totals.ts';
import { listStreakSteps } from '../streaks/streaks.service.ts';
import * as repository from './achievements.repository.ts';

const COUNTERS: readonly Counter[] = [...STORED_COUNTERS, 'xp'];

/** Recounts the achievement counters of a learner and repairs wrong ones. */
export const achievementTotals = createLearnerTotals(async (db, userId, registries) => {
  const { counters: stored, unlocked } = await repository.getAchievementState(db, userId);
  const computed = await recomputeCounters(db, userId, stored.xp, registries);
  const differences = listDifferences(
    'achievement_counters',
    userId,
    storedCountersOf(stored),
    storedCountersOf(computed),
  );
  return {
    differences,
    async repair(tx) {
      if (differences.length === 0) return;
      const changed = STORED_COUNTERS.filter((counter) => stored[counter] !== computed[counter]);
      await repository.upsertCounters(tx, userId, Object.fromEntries(changed.map((name) => [name, computed[name]])));
      recordChanges(tx, userId, { stored, computed, unlocked });
    },
  };
});

/** Computes the counters from all of a learner's work. */
export async function recomputeCounters(
  db: Executor,
  userId: string,
  xp: number,
  { achievementEvents }: Pick<Registries, 'achievementEvents'>,
): Promise<Counters> {
  let counters: Counters = { ...EMPTY_COUNTERS, xp };
  for (const eventsOf of achievementEvents)
    for await (const event of eventsOf(db, userId))
      counters = 'sums' in event ? addCounters(counters, event.sums) : addToCounters(counters, event);
  const longestStreak = (await listStreakSteps(db, userId)).reduce((most, step) => Math.max(most, step.count), 0);
  return {
    ...counters,
    longestStreak,
    // The group may have been dissolved since, but its founder keeps the medal.
    groupFounded: Number((await repository.listUnlocked(db, userId)).has('group_founder')),
  };
}

function addCounters(counters: Counters, sums: Partial<Counters>): Counters {
  const added = countersOf(sums);
  return countersOf(Object.fromEntries(COUNTERS.map((name) => [name, counters[name] + added[name]])));
}

function storedCountersOf(counters: Counters): Record<StoredCounter, number> {
  const { xp: _xp, ...stored } = counters;
  return stored;
}

/**
 * Sends the learner's devices the counters, and each achievement whose progress differs between stored and computed
 * counters.
 */
function recordChanges(
  tx: Tx,
  userId: string,
  { stored, computed, unlocked }: { stored: Counters; computed: Counters; unlocked: ReadonlyMap<string, Date> },
): void {
  record(tx, userScope(userId), 'profile', userId);
  for (const id of ACHIEVEMENT_IDS) {
    if (progressPercentOf(id, stored) === progressPercentOf(id, computed)) continue;
    const deleted = progressPercentOf(id, computed) === 0 && !unlocked.has(id);
    record(tx, userScope(userId), 'achievement', id, { deleted });
  }
}
