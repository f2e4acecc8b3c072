import { ACHIEVEMENT_IDS, listReached, progressPercentOf } from '@quorbit/contracts/achievements/achievements';
import { EMPTY_COUNTERS } from '@quorbit/contracts/achievements/counters';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { listEarnedThemes } from '@quorbit/contracts/themes/names';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { AreaStep } from '../../kernel/area.ts';
import type { Registries } from '../../kernel/shared-parts.ts';
import { forEachLearner } from '../accounts/each-learner.ts';
import { unlockThemes } from '../accounts/profiles/settings.service.ts';
import { listStreakSteps } from '../streaks/streaks.service.ts';
import { listLedger } from '../xp/xp.service.ts';
import { getAchievementState, insertUnlocked } from './achievements.repository.ts';
import { achievementTotals, recomputeCounters } from './achievements.totals.ts';
import { listEarned, type TimedAchievementEvent } from './list-unlocked.ts';

/** Counts the work done before achievements existed, and unlocks the achievements that it reaches. */
export const buildAchievements: AreaStep = {
  migration: '0006_medals',
  run: (tx, found) =>
    forEachLearner(tx, async (userId) => {
      await unlockEarned(tx, userId, found);
      await (await achievementTotals.inspect(tx, userId, found)).repair(tx);
    }),
};

/** Unlocks each achievement at the time of the work that reached it. */
async function unlockEarned(tx: Tx, userId: string, registries: Pick<Registries, 'achievementEvents'>): Promise<void> {
  const { counters, unlocked } = await getAchievementState(tx, userId);
  const counted = await recomputeCounters(tx, userId, counters.xp, registries);
  const started = ACHIEVEMENT_IDS.filter((id) => progressPercentOf(id, counted) > 0);
  for (const id of started) record(tx, userScope(userId), 'achievement', id);
  await unlockThemes(tx, userId, listEarnedThemes([...unlocked.keys(), ...listReached(counted)]));
  const missing = listReached(counted).filter((id) => !unlocked.has(id));
  if (missing.length === 0) return;
  const times = await unlockTimesOf(tx, userId, registries);
  await insertUnlocked(
    tx,
    userId,
    missing.flatMap((id) => {
      const at = times.get(id);
      return at ? [{ id, at }] : [];
    }),
  );
}

/** Returns the time at which a learner's work reached each achievement, by achievement id. */
async function unlockTimesOf(
  tx: Tx,
  userId: string,
  { achievementEvents: sources }: Pick<Registries, 'achievementEvents'>,
): Promise<Map<string, Date>> {
  const streaks = new Map((await listStreakSteps(tx, userId)).map(({ day, count }) => [day, count]));
  const events: TimedAchievementEvent[] = [];
  for (const eventsOf of sources)
    for await (const event of eventsOf(tx, userId))
      if ('at' in event) events.push({ at: event.at, quiz: event.quiz ?? null });
  for await (const { amount, reason, occurredAt, day } of listLedger(tx, userId))
    events.push({ at: occurredAt, xp: amount, review: reason === 'review', streak: streaks.get(day) ?? 0 });
  return new Map(listEarned(events, EMPTY_COUNTERS).map(({ id, at }) => [id, at]));
}
