// Owns the learner's active days and the streak that they add up to.
import { daysBetween } from '@quorbit/contracts/streaks/days';
import { foldStreak, STREAK_MAX_LATE_DAYS } from '@quorbit/contracts/streaks/streak';
import type { Tx } from '@quorbit/db/client';
import { insertActiveDay, listActiveDays, setStreak } from './streaks.repository.ts';

/**
 * Counts a day for the streak, once; a day more than 30 days back no longer counts. Evidence may arrive in any order.
 * The caller holds the learner's scope and records the profile.
 * @param day the learner's day on which the work was done, never after `today`
 */
export async function countDay(tx: Tx, userId: string, day: string, today: string): Promise<void> {
  if (daysBetween(day, today) > STREAK_MAX_LATE_DAYS) return;
  const fresh = await insertActiveDay(tx, userId, day);
  if (fresh) await setStreak(tx, userId, foldStreak(await listActiveDays(tx, userId)));
}
