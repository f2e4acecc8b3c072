// Owns what a learner earns by work of any area: counters, XP, the day's streak, achievements, and the themes that
// these unlock.
import type { Deed } from '@quorbit/contracts/achievements/counters';
import type { DayWork, Streak } from '@quorbit/contracts/streaks/streak';
import { themesOf } from '@quorbit/contracts/themes/names';
import type { Tx } from '@quorbit/db/client';
import { unlockThemes } from '../accounts/settings.service.ts';
import { countDeeds } from '../achievements/achievements.service.ts';
import { countDays } from '../streaks/streaks.service.ts';
import { type AcceptedWork, acceptWork, type Payment } from '../xp/xp.service.ts';

/** A piece of work, and when it was done. */
export interface CountedWork extends Omit<Deed, 'streak'> {
  at: Date;
  /** Its day, and whether that counts because of it; null for what is no work of a day. */
  worked: Omit<DayWork, 'at'> | null;
}

/**
 * The first step, before the rows are written, which store the numbers: gives pieces of work their numbers and pays what
 * their prices are known of. What was paid before is not paid again. The caller has locked the learner's scope.
 */
export function takeNumbers(
  tx: Tx,
  userId: string,
  work: { count: number; payments: readonly Payment[] },
): Promise<AcceptedWork> {
  return acceptWork(tx, userId, work);
}

/** Between the two steps: pays work that has its number already. The caller has locked the learner's scope. */
export async function payNumbered(tx: Tx, userId: string, payments: readonly Payment[]): Promise<void> {
  if (payments.length > 0) await acceptWork(tx, userId, { count: 0, payments });
}

/**
 * The last step, after the rows are written: counts the days for the streak and the rest for achievements, and opens the
 * themes of those that are unlocked. The caller has locked the learner's scope, and records the profile.
 * @param before the stored streak, which the first step has read
 * @param work in order of acceptance
 */
export async function settleWork(
  tx: Tx,
  userId: string,
  { streak: before }: { streak: Streak },
  work: readonly CountedWork[],
): Promise<void> {
  if (work.length === 0) return;
  const days = work.filter(hasDay);
  const longest = await countDays(
    tx,
    userId,
    days.map(({ at, worked }) => ({ ...worked, at: at.getTime() })),
    before,
  );
  const streaks = new Map<CountedWork, number | undefined>(days.map((one, index) => [one, longest[index]]));
  const reached = await countDeeds(
    tx,
    userId,
    work.map((one) => ({ ...one, streak: streaks.get(one) ?? 0 })),
  );
  await unlockThemes(tx, userId, themesOf(reached));
}

function hasDay(work: CountedWork): work is CountedWork & { worked: Omit<DayWork, 'at'> } {
  return work.worked !== null;
}
