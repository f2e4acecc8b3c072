// Awards what a learner earns by work of any area: counters, XP, the day's streak, achievements, and the themes that
// achievements unlock.
import type { AchievementEvent } from '@quorbit/contracts/achievements/counters';
import type { DayWork, Streak } from '@quorbit/contracts/streaks/streak';
import { listEarnedThemes } from '@quorbit/contracts/themes/names';
import type { Tx } from '@quorbit/db/client';
import { unlockThemes } from '../accounts/profiles/settings.service.ts';
import { countAchievements } from '../achievements/achievements.service.ts';
import { addActiveDays } from '../streaks/streaks.service.ts';
import { type AcceptedWork, acceptWork, type Payment } from '../xp/xp.service.ts';

/** A finished piece of work and the time when it was done. */
export interface CompletedWork extends Omit<AchievementEvent, 'streak'> {
  at: Date;
  /** The learner's day, and whether this work makes it count; null if the work belongs to no day. */
  dayWork: Omit<DayWork, 'at'> | null;
}

/**
 * First of the three steps of awarding work, before its rows are written, because they store its numbers. Numbers the
 * work and makes the payments whose amount is known, each of them only once. The caller has locked the learner's scope.
 */
export function reserveSequence(
  tx: Tx,
  userId: string,
  work: { count: number; payments: readonly Payment[] },
): Promise<AcceptedWork> {
  return acceptWork(tx, userId, work);
}

/**
 * Second of the three steps of awarding work, between `reserveSequence` and `awardWork`: pays for work that already has
 * its number. The caller has locked the learner's scope.
 */
export async function payOutAcceptedWork(tx: Tx, userId: string, payments: readonly Payment[]): Promise<void> {
  if (payments.length > 0) await acceptWork(tx, userId, { count: 0, payments });
}

/**
 * Last of the three steps of awarding work, after its rows are written: counts days for the streak and the work for
 * achievements, and unlocks the themes of new achievements. The caller has locked the learner's scope and records the
 * profile.
 * @param before the stored streak, as `reserveSequence` returned it.
 * @param work in order of acceptance.
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
