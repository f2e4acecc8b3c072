// Owns the learner's active days and the streak that they add up to, and where the learner was on them.
import { addDays } from '@quorbit/contracts/streaks/days';
import {
  type DayWork,
  foldStreak,
  longestAfterEach,
  NO_STREAK,
  type Streak,
  type StreakStep,
  seenAt,
  streakSteps,
  timelyDays,
} from '@quorbit/contracts/streaks/streak';
import {
  JOURNEY_DAYS,
  mergeSeen,
  newestOf,
  type Seen,
  skippedDays,
  zoneInForce,
} from '@quorbit/contracts/streaks/zones';
import type { Executor, Tx } from '@quorbit/db/client';
import { followWork } from '../accounts/profiles/zones.service.ts';
import { appendDays, findStreak, insertDays, listActiveDays, noteSeen, setStreak } from './streaks.repository.ts';

/**
 * Notes where work was done, moves the zone in force with it, and counts days for the streak, each once. A day more than 30
 * days ago no longer counts. Days may arrive in any order. The caller has locked the learner's scope and records the profile.
 * @param worked in order of acceptance
 * @param before the stored streak
 * @returns after each of `worked` the longest streak that the days added so far are part of; 0 before the first
 */
export async function countDays(tx: Tx, userId: string, worked: readonly DayWork[], before: Streak): Promise<number[]> {
  const none = worked.map(() => 0);
  const place = await noteWhere(tx, userId, worked);
  if (place?.travels) return countAgain(tx, userId, worked, place);
  const days = timelyDays(worked.filter(({ counts }) => counts)).filter((day) => day !== before.lastDay);
  const added = worked.map(({ day, counts }) => (counts && days.includes(day) ? day : null));
  const [first] = days;
  if (first === undefined) return none;
  if (before.lastDay === null || first > before.lastDay) {
    await appendDays(tx, userId, days, foldStreak(days, before));
    return longestAfterEach(added, [], before);
  }
  const all = await insertDays(tx, userId, days);
  if (!all) return none;
  const skipped = new Set(place?.skipped);
  await setStreak(
    tx,
    userId,
    foldStreak(
      all.map(({ day }) => day),
      NO_STREAK,
      skipped,
    ),
    skipped,
  );
  const known = all.filter((one) => !one.added).map(({ day }) => day);
  const earlier = foldStreak(
    known.filter((day) => day < first),
    NO_STREAK,
    skipped,
  );
  return longestAfterEach(
    added,
    known.filter((day) => day >= first),
    earlier,
    skipped,
  );
}

/** The streak as of each active day of a learner. */
export async function stepsOf(db: Executor, userId: string): Promise<StreakStep[]> {
  const { skippedDays: skipped } = (await findStreak(db, userId)) ?? { skippedDays: [] };
  return streakSteps(await listActiveDays(db, userId), NO_STREAK, new Set(skipped));
}

/**
 * Notes where the work was done.
 * @returns whether work in several zones lies around it, so that journeys may skip days; those that they skip already, and
 * where the learner was before; null where all of it is too late for the streak
 */
async function noteWhere(tx: Tx, userId: string, worked: readonly DayWork[]) {
  const seen = seenAt(worked);
  const days = timelyDays(worked);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const around = { from: addDays(first, -JOURNEY_DAYS), to: addDays(last, JOURNEY_DAYS) };
  const { seen: before, newest: known, skipped } = await noteSeen(tx, userId, seen, around);
  const newest = newestOf(seen);
  const { zone } = zoneInForce(
    { zone: known?.zone ?? '', fixed: false, at: known?.at ?? null },
    newest ? [newest] : [],
  );
  if (newest && zone !== known?.zone) await followWork(tx, userId, zone);
  const travels = new Set([...before, ...seen].map((one) => one.zone)).size > 1;
  return { travels, skipped, seen: before };
}

/** The same for somebody who travels: each piece of work may make a day count, or join days that were apart. */
async function countAgain(
  tx: Tx,
  userId: string,
  worked: readonly DayWork[],
  known: { seen: readonly Seen[]; skipped: readonly string[] },
): Promise<number[]> {
  let active = await listActiveDays(tx, userId);
  let skipped = new Set(known.skipped);
  let seen = [...known.seen];
  let longest = 0;
  const after = worked.map((one) => {
    const days = [...new Set([...active, ...(one.counts ? timelyDays([one]) : [])])].sort();
    seen = mergeSeen([...seen, ...seenAt([one])]);
    const more = new Set([...skipped, ...skippedDays(days, seen)]);
    if (days.length > active.length || more.size > skipped.size) {
      active = days;
      skipped = more;
      longest = Math.max(longest, ...streakSteps(active, NO_STREAK, skipped).map(({ count }) => count));
    }
    return longest;
  });
  const days = timelyDays(worked.filter(({ counts }) => counts));
  if (days.length > 0) await insertDays(tx, userId, days);
  await setStreak(tx, userId, foldStreak(active, NO_STREAK, skipped), skipped);
  return after;
}
