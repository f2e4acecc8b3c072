// Manages a learner's active days, the streak that they add up to, and the time zones of the learner's work.
import { addDays } from '@quorbit/contracts/streaks/days';
import {
  type DayWork,
  foldStreak,
  listTimelyDays,
  longestStreakAfterEach,
  NO_STREAK,
  type Streak,
  type StreakStep,
  streakSteps,
  zoneSessionsOf,
} from '@quorbit/contracts/streaks/streak';
import {
  applyWorkToZone,
  computeSkippedDays,
  findNewestWork,
  JOURNEY_DAYS,
  mergeSessions,
  type ZoneSession,
} from '@quorbit/contracts/streaks/zones';
import type { Executor, Tx } from '@quorbit/db/client';
import { adoptWorkZone } from '../accounts/profiles/zones.service.ts';
import {
  appendDays,
  findStreak,
  insertDays,
  listActiveDays,
  updateStreak,
  upsertZoneDays,
} from './streaks.repository.ts';

/**
 * Stores where work was done, moves the learner's current time zone accordingly, and counts active days for the streak,
 * each once. Days more than 30 days ago no longer count. Days may arrive in any order. The caller has locked the
 * learner's scope and records the profile.
 * @param worked the work, in order of acceptance.
 * @param before the stored streak.
 * @returns for each of `worked`, the longest streak that includes a day added so far; 0 before the first.
 */
export async function addActiveDays(
  tx: Tx,
  userId: string,
  worked: readonly DayWork[],
  before: Streak,
): Promise<number[]> {
  const zeros = worked.map(() => 0);
  const zoneHistory = await saveZones(tx, userId, worked);
  if (zoneHistory?.travels) return recomputeStreak(tx, userId, worked, zoneHistory);
  const days = listTimelyDays(worked.filter(({ counts }) => counts)).filter((day) => day !== before.lastDay);
  const added = worked.map(({ day, counts }) => (counts && days.includes(day) ? day : null));
  const [first] = days;
  if (first === undefined) return zeros;
  if (before.lastDay === null || first > before.lastDay) {
    await appendDays(tx, userId, days, foldStreak(days, before));
    return longestStreakAfterEach(added, [], before);
  }
  const all = await insertDays(tx, userId, days);
  if (!all) return zeros;
  const skipped = new Set(zoneHistory?.skipped);
  await updateStreak(
    tx,
    userId,
    foldStreak(
      all.map(({ day }) => day),
      NO_STREAK,
      skipped,
    ),
    skipped,
  );
  const countedBefore = all.filter((activeDay) => !activeDay.added).map(({ day }) => day);
  const earlier = foldStreak(
    countedBefore.filter((day) => day < first),
    NO_STREAK,
    skipped,
  );
  return longestStreakAfterEach(
    added,
    countedBefore.filter((day) => day >= first),
    earlier,
    skipped,
  );
}

/** Returns the streak as of each active day of a learner. */
export async function listStreakSteps(db: Executor, userId: string): Promise<StreakStep[]> {
  const { skippedDays: skipped } = (await findStreak(db, userId)) ?? { skippedDays: [] };
  return streakSteps(await listActiveDays(db, userId), NO_STREAK, new Set(skipped));
}

/**
 * Stores in which time zones the work was done.
 * @returns whether the learner worked in several zones around that time, so that journeys may skip days; the days
 * skipped already; and the sessions stored before. Null if all of the work is too late for the streak.
 */
async function saveZones(tx: Tx, userId: string, worked: readonly DayWork[]) {
  const zoneDays = zoneSessionsOf(worked);
  const days = listTimelyDays(worked);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const around = { from: addDays(first, -JOURNEY_DAYS), to: addDays(last, JOURNEY_DAYS) };
  const {
    zoneDays: before,
    newestWork: newestBefore,
    skippedDays: skipped,
  } = await upsertZoneDays(tx, userId, zoneDays, around);
  const newest = findNewestWork(zoneDays);
  const { zone } = applyWorkToZone(
    { zone: newestBefore?.zone ?? '', fixed: false, at: newestBefore?.at ?? null },
    newest ? [newest] : [],
  );
  if (newest && zone !== newestBefore?.zone) await adoptWorkZone(tx, userId, zone);
  const travels = new Set([...before, ...zoneDays].map((zoneSession) => zoneSession.zone)).size > 1;
  return { travels, skipped, zoneDays: before };
}

/**
 * Recomputes the streak of a learner who travels: each piece of work may make a day count, or close a gap between days.
 * @returns for each of `worked`, the longest streak so far.
 */
async function recomputeStreak(
  tx: Tx,
  userId: string,
  worked: readonly DayWork[],
  zoneHistory: { zoneDays: readonly ZoneSession[]; skipped: readonly string[] },
): Promise<number[]> {
  let active = await listActiveDays(tx, userId);
  let skipped = new Set(zoneHistory.skipped);
  let seen = [...zoneHistory.zoneDays];
  let longest = 0;
  const after = worked.map((dayWork) => {
    const days = [...new Set([...active, ...(dayWork.counts ? listTimelyDays([dayWork]) : [])])].sort();
    seen = mergeSessions([...seen, ...zoneSessionsOf([dayWork])]);
    const skippedNow = new Set([...skipped, ...computeSkippedDays(days, seen)]);
    if (days.length > active.length || skippedNow.size > skipped.size) {
      active = days;
      skipped = skippedNow;
      longest = Math.max(longest, ...streakSteps(active, NO_STREAK, skipped).map(({ count }) => count));
    }
    return longest;
  });
  const days = listTimelyDays(worked.filter(({ counts }) => counts));
  if (days.length > 0) await insertDays(tx, userId, days);
  await updateStreak(tx, userId, foldStreak(active, NO_STREAK, skipped), skipped);
  return after;
}
