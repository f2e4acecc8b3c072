// Owns what a learner earns by work of any area: counters, XP, the day's streak, achievements, and the themes that
// these unlock.
import type { AchievementEvent } from '@quorbit/contracts/achievements/counters';
import type { DayWork, Streak } from '@quorbit/contracts/streaks/streak';
import { listEarnedThemes } from '@quorbit/contracts/themes/names';
import type { Tx } from '@quorbit/db/client';
import { unlockThemes } from '../accounts/profiles/settings.service.ts';
import { countAchievements } from '../achievements/achievements.service.ts';
import { addActiveDays } from '../streaks/streaks.service.ts';
import { type AcceptedWork, acceptWork, type Payment } from '../xp/xp.service.ts';

/** A piece of work, and when it was done. */
export interface CompletedWork extends Omit<AchievementEvent, 'streak'> {
  at: Date;
  /** The learner's day, and whether this work makes it count; null if it belongs to no day. */
  dayWork: Omit<DayWork, 'at'> | null;
}

/**
 * First step, before the rows are written, because they store the numbers: numbers the work and makes the payments
 * whose amount is known. Doesn't pay twice. The caller has locked the learner's scope.
 */
export function reserveSequence(
  tx: Tx,
  userId: string,
  work: { count: number; payments: readonly Payment[] },
): Promise<AcceptedWork> {
  return acceptWork(tx, userId, work);
}

/** Between the steps: pays for work that has its number. The caller has locked the learner's scope. */
export async function payOutAcceptedWork(tx: Tx, userId: string, payments: readonly Payment[]): Promise<void> {
  if (payments.length > 0) await acceptWork(tx, userId, { count: 0, payments });
}

/**
 * Last step, after the rows are written: counts days for the streak and the rest for achievements, and unlocks the
 * themes of new achievements. The caller has locked the learner's scope and records the profile.
 * @param before the stored streak, as the first step read it
 * @param work in order of acceptance
 */
export async function awardWork(
  tx: Tx,
  userId: string,
  { streak: before }: { streak: Streak },
  work: readonly CompletedWork[],
): Promise<void> {
  if (work.length === 0) return;
  const workWithDay = work.filter(hasDay);
  const longest = await addActiveDays(
    tx,
    userId,
    workWithDay.map(({ at, dayWork }) => ({ ...dayWork, at: at.getTime() })),
    before,
  );
  const streaks = new Map<CompletedWork, number | undefined>(
    workWithDay.map((completedWork, index) => [completedWork, longest[index]]),
  );
  const newAchievements = await countAchievements(
    tx,
    userId,
    work.map((completedWork) => ({ ...completedWork, streak: streaks.get(completedWork) ?? 0 })),
  );
  await unlockThemes(tx, userId, listEarnedThemes(newAchievements));
}

function hasDay(work: CompletedWork): work is CompletedWork & { dayWork: Omit<DayWork, 'at'> } {
  return work.dayWork !== null;
}
