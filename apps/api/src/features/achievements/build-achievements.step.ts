import { ACHIEVEMENT_IDS, progressOf, reachedBy } from '@quorbit/contracts/achievements/achievements';
import { NOTHING_COUNTED } from '@quorbit/contracts/achievements/counters';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { themesOf } from '@quorbit/contracts/themes/names';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { AreaStep } from '../../kernel/area.ts';
import type { Registries } from '../../kernel/shared-parts.ts';
import { forEachLearner } from '../accounts/each-learner.ts';
import { unlockThemes } from '../accounts/profiles/settings.service.ts';
import { stepsOf } from '../streaks/streaks.service.ts';
import { paidWork } from '../xp/xp.service.ts';
import { insertUnlocked, readCounted } from './achievements.repository.ts';
import { achievementTotals, recount } from './achievements.totals.ts';
import { listUnlocked, type TimedAchievementEvent } from './list-unlocked.ts';

/** Counts what was done before the product counted it, and unlocks what that reaches. */
export const buildAchievements: AreaStep = {
  migration: '0006_medals',
  run: (tx, found) =>
    forEachLearner(tx, async (userId) => {
      await unlockReached(tx, userId, found);
      await (await achievementTotals.inspect(tx, userId, found)).repair(tx);
    }),
};

/** Unlocks each at the time of the work that reached it. */
async function unlockReached(tx: Tx, userId: string, found: Pick<Registries, 'achievementEvents'>): Promise<void> {
  const { counters, unlocked } = await readCounted(tx, userId);
  const counted = await recount(tx, userId, counters.xp, found);
  const begun = ACHIEVEMENT_IDS.filter((id) => progressOf(id, counted) > 0);
  for (const id of begun) record(tx, userScope(userId), 'achievement', id);
  await unlockThemes(tx, userId, themesOf([...unlocked.keys(), ...reachedBy(counted)]));
  const missing = reachedBy(counted).filter((id) => !unlocked.has(id));
  if (missing.length === 0) return;
  const times = await timesOf(tx, userId, found);
  await insertUnlocked(
    tx,
    userId,
    missing.flatMap((id) => {
      const at = times.get(id);
      return at ? [{ id, at }] : [];
    }),
  );
}

/** When a learner's work reached each achievement. */
async function timesOf(
  tx: Tx,
  userId: string,
  { achievementEvents: stored }: Pick<Registries, 'achievementEvents'>,
): Promise<Map<string, Date>> {
  const streaks = new Map((await stepsOf(tx, userId)).map(({ day, count }) => [day, count]));
  const deeds: TimedAchievementEvent[] = [];
  for (const deedsOf of stored)
    for await (const one of deedsOf(tx, userId)) if ('at' in one) deeds.push({ at: one.at, quiz: one.quiz ?? null });
  for await (const { amount, reason, occurredAt, day } of paidWork(tx, userId))
    deeds.push({ at: occurredAt, xp: amount, review: reason === 'review', streak: streaks.get(day) ?? 0 });
  return new Map(listUnlocked(deeds, NOTHING_COUNTED).map(({ id, at }) => [id, at]));
}
