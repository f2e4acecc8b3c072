// Owns the learner's active days and the streak that they add up to.
import {
  foldStreak,
  longestAfterEach,
  type Streak,
  type StreakStep,
  streakSteps,
  timelyDays,
  type WorkedDay,
} from '@quorbit/contracts/streaks/streak';
import type { Executor, Tx } from '@quorbit/db/client';
import { appendDays, insertDays, listActiveDays, setStreak } from './streaks.repository.ts';

/**
 * Counts days for the streak, each once. A day more than 30 days ago no longer counts. Days may arrive in any order.
 * The caller has locked the learner's scope and records the profile.
 * @param worked in order of acceptance
 * @param before the stored streak
 * @returns after each of `worked` the longest streak that the days added so far are part of; 0 before the first
 */
export async function countDays(
  tx: Tx,
  userId: string,
  worked: readonly WorkedDay[],
  before: Streak,
): Promise<number[]> {
  const days = timelyDays(worked).filter((day) => day !== before.lastDay);
  const added = worked.map(({ day }) => (days.includes(day) ? day : null));
  const [first] = days;
  if (first === undefined) return worked.map(() => 0);
  if (before.lastDay === null || first > before.lastDay) {
    await appendDays(tx, userId, days, foldStreak(days, before));
    return longestAfterEach(added, [], before);
  }
  const all = await insertDays(tx, userId, days);
  if (!all) return worked.map(() => 0);
  await setStreak(tx, userId, foldStreak(all.map(({ day }) => day)));
  const known = all.filter((one) => !one.added).map(({ day }) => day);
  const earlier = foldStreak(known.filter((day) => day < first));
  return longestAfterEach(
    added,
    known.filter((day) => day >= first),
    earlier,
  );
}

/** The streak as of each active day of a learner. */
export async function stepsOf(db: Executor, userId: string): Promise<StreakStep[]> {
  return streakSteps(await listActiveDays(db, userId));
}
