// Computes the time zone of a learner's days: one function for the current zone, one for the learner's today.
import { addDays, daysBetween, learnerDay } from './days.ts';

/** The data that decides in which time zone a learner's days are. */
export interface LearnerZone {
  /** The zone in which the learner's days currently are. */
  zone: string;
  /** Whether the learner chose the zone in the settings, so that work doesn't change it. */
  fixed: boolean;
  /** The time of the newest work so far, in milliseconds; null before the first work. */
  at: number | null;
}

/** A piece of work with the time zone in which it was done. */
export interface ZonedWork {
  zone: string;
  /** The time of the work, corrected by the device's clock skew, in milliseconds. */
  at: number;
}

/**
 * Returns the zone in which a piece of work counts.
 * @param deviceZone the zone that the device sent; null if it's no valid zone.
 */
export function zoneOfWork({ zone, fixed }: LearnerZone, deviceZone: string | null): string {
  return fixed || deviceZone === null ? zone : deviceZone;
}

/**
 * Returns the learner's zone after more work: the zone of the newest work, in whatever order the work arrives. The zone
 * changes with work and not with the clock: a learner who lands after a flight sees the old day until the first answer.
 */
export function applyWorkToZone(known: LearnerZone, work: readonly ZonedWork[]): LearnerZone {
  const newest = findNewestWork(work.map(({ zone, at }) => ({ day: '', zone, first: at, last: at })));
  if (!newest || (known.at !== null && !isNewer(newest, { zone: known.zone, at: known.at }))) return known;
  return { ...known, at: newest.at, ...(known.fixed ? {} : { zone: newest.zone }) };
}

/**
 * Returns whether the work `a` is newer than the work `b`. At the same instant the zones' names decide, so that all
 * devices and the server get the same result.
 */
function isNewer(a: ZonedWork, b: ZonedWork): boolean {
  return a.at > b.at || (a.at === b.at && a.zone > b.zone);
}

/** Returns the learner's current day. All screens, sums, leaderboards and reminders of a learner use this function. */
export function todayOf({ zone }: Pick<LearnerZone, 'zone'>, now: Date): string {
  return learnerDay(now, zone);
}

/** The period in which a learner worked on one day in one zone, with times in milliseconds. */
export interface ZoneSession {
  day: string;
  zone: string;
  first: number;
  last: number;
}

/** Two sessions in different zones that lie less than this apart belong to one journey. In milliseconds (36 hours). */
const JOURNEY_MS = 36 * 3_600_000;
/** The most days by which the two ends of a journey can differ in any pair of zones. */
export const JOURNEY_DAYS = 3;

/** Returns the newest work of some sessions; null without sessions. */
export function findNewestWork(seen: readonly ZoneSession[]): ZonedWork | null {
  const ends = seen.map(({ zone, last }) => ({ zone, at: last }));
  return ends.reduce<ZonedWork | null>((newest, end) => (newest === null || isNewer(end, newest) ? end : newest), null);
}

/** Merges the sessions of the same day and zone into one. */
export function mergeSessions(seen: readonly ZoneSession[]): ZoneSession[] {
  const merged = new Map<string, ZoneSession>();
  for (const zoneSession of seen) {
    const key = `${zoneSession.day} ${zoneSession.zone}`;
    const known = merged.get(key);
    merged.set(
      key,
      known
        ? { ...known, first: Math.min(known.first, zoneSession.first), last: Math.max(known.last, zoneSession.last) }
        : zoneSession,
    );
  }
  return [...merged.values()];
}

/**
 * Returns the days that a journey skips: the days between two active days that have sessions in different zones less
 * than 36 hours apart. More evidence only ever adds days.
 * @param active the days that count, in rising order.
 */
export function computeSkippedDays(active: readonly string[], seen: readonly ZoneSession[]): Set<string> {
  const skipped = new Set<string>();
  if (new Set(seen.map(({ zone }) => zone)).size < 2) return skipped;
  const byDay = groupSessionsByDay(mergeSessions(seen));
  for (const [index, from] of active.entries()) {
    for (let next = index + 1; next < active.length; next += 1) {
      const until = active[next] ?? '';
      if (daysBetween(from, until) > JOURNEY_DAYS) break;
      if (!isJourney(byDay.get(from) ?? [], byDay.get(until) ?? [])) continue;
      for (const day of listDaysBetween(from, until)) skipped.add(day);
    }
  }
  return skipped;
}

export function groupSessionsByDay(seen: readonly ZoneSession[]): Map<string, ZoneSession[]> {
  const byDay = new Map<string, ZoneSession[]>();
  for (const zoneSession of seen) byDay.set(zoneSession.day, [...(byDay.get(zoneSession.day) ?? []), zoneSession]);
  return byDay;
}

function isJourney(earlier: readonly ZoneSession[], later: readonly ZoneSession[]): boolean {
  return earlier.some((a) =>
    later.some((b) => a.zone !== b.zone && Math.max(a.first, b.first) - Math.min(a.last, b.last) < JOURNEY_MS),
  );
}

/** Returns the days after `from` and before `until`. */
export function listDaysBetween(from: string, until: string): string[] {
  const between = daysBetween(from, until) - 1;
  return Array.from({ length: Math.max(0, between) }, (_, index) => addDays(from, index + 1));
}
