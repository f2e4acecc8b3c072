// In which zone a learner's days are: one function for the zone in force, one for the learner's today.
import { addDays, daysBetween, learnerDay } from './days.ts';

/** What decides in which zone a learner's days are. */
export interface LearnerZone {
  /** The zone in force. */
  zone: string;
  /** Whether the learner chose it in the settings: then work doesn't move it. */
  fixed: boolean;
  /** When the newest work was done that the zone follows, milliseconds; null before the first. */
  at: number | null;
}

/** A piece of work and where it was done. */
export interface ZonedWork {
  zone: string;
  /** Corrected time, milliseconds. */
  at: number;
}

/** The zone that a piece of work counts in. @param deviceZone what the device said, if that is a zone */
export function zoneOfWork({ zone, fixed }: LearnerZone, deviceZone: string | null): string {
  return fixed || deviceZone === null ? zone : deviceZone;
}

/**
 * The zone in force once more work was done: that of the newest, in whatever order it arrives. It moves with work and not
 * with the clock: who lands sees the old day until the first answer.
 */
export function applyWorkToZone(known: LearnerZone, work: readonly ZonedWork[]): LearnerZone {
  const newest = findNewestWork(work.map(({ zone, at }) => ({ day: '', zone, first: at, last: at })));
  if (!newest || (known.at !== null && !isNewer(newest, { zone: known.zone, at: known.at }))) return known;
  return { ...known, at: newest.at, ...(known.fixed ? {} : { zone: newest.zone }) };
}

/** Of two pieces of work at one moment the zones' names decide, so that all come to the same. */
function isNewer(a: ZonedWork, b: ZonedWork): boolean {
  return a.at > b.at || (a.at === b.at && a.zone > b.zone);
}

/** The learner's day now. All of a learner's screens, sums, boards and reminders ask here. */
export function todayOf({ zone }: Pick<LearnerZone, 'zone'>, now: Date): string {
  return learnerDay(now, zone);
}

/** From when to when a learner worked on one day in one zone. Times in milliseconds. */
export interface ZoneSession {
  day: string;
  zone: string;
  first: number;
  last: number;
}

/** Two sessions in different zones that lie less than this apart belong to one journey. */
const JOURNEY_MS = 36 * 3_600_000;
/** Days that far apart lie within a journey in some pair of zones. */
export const JOURNEY_DAYS = 3;

/** The newest of some sessions; null without any. */
export function findNewestWork(seen: readonly ZoneSession[]): ZonedWork | null {
  const ends = seen.map(({ zone, last }) => ({ zone, at: last }));
  return ends.reduce<ZonedWork | null>((newest, end) => (newest === null || isNewer(end, newest) ? end : newest), null);
}

/** Once each day and zone. */
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
 * The days that a journey skips: those between two active days with sessions in different zones less than 36 hours apart.
 * More evidence only ever adds to them.
 * @param active days that count, in rising order
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

/** The days after `from` and before `until`. */
export function listDaysBetween(from: string, until: string): string[] {
  const between = daysBetween(from, until) - 1;
  return Array.from({ length: Math.max(0, between) }, (_, index) => addDays(from, index + 1));
}
