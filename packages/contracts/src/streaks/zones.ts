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
export interface PlacedWork {
  zone: string;
  /** Corrected time, milliseconds. */
  at: number;
}

/** The zone that a piece of work counts in. @param told what the device said, if that is a zone */
export function zoneOfWork({ zone, fixed }: LearnerZone, told: string | null): string {
  return fixed || told === null ? zone : told;
}

/**
 * The zone in force once more work was done: that of the newest, in whatever order it arrives. It moves with work and not
 * with the clock: who lands sees the old day until the first answer.
 */
export function zoneInForce(known: LearnerZone, work: readonly PlacedWork[]): LearnerZone {
  const newest = newestOf(work.map(({ zone, at }) => ({ day: '', zone, first: at, last: at })));
  if (!newest || (known.at !== null && !isNewer(newest, { zone: known.zone, at: known.at }))) return known;
  return { ...known, at: newest.at, ...(known.fixed ? {} : { zone: newest.zone }) };
}

/** Of two pieces of work at one moment the zones' names decide, so that all come to the same. */
function isNewer(a: PlacedWork, b: PlacedWork): boolean {
  return a.at > b.at || (a.at === b.at && a.zone > b.zone);
}

/** The learner's day now. All of a learner's screens, sums, boards and reminders ask here. */
export function todayOf({ zone }: Pick<LearnerZone, 'zone'>, now: Date): string {
  return learnerDay(now, zone);
}

/** From when to when a learner worked on one day in one zone. Times in milliseconds. */
export interface Seen {
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
export function newestOf(seen: readonly Seen[]): PlacedWork | null {
  const ends = seen.map(({ zone, last }) => ({ zone, at: last }));
  return ends.reduce<PlacedWork | null>(
    (newest, one) => (newest === null || isNewer(one, newest) ? one : newest),
    null,
  );
}

/** Once each day and zone. */
export function mergeSeen(seen: readonly Seen[]): Seen[] {
  const merged = new Map<string, Seen>();
  for (const one of seen) {
    const key = `${one.day} ${one.zone}`;
    const known = merged.get(key);
    merged.set(
      key,
      known ? { ...known, first: Math.min(known.first, one.first), last: Math.max(known.last, one.last) } : one,
    );
  }
  return [...merged.values()];
}

/**
 * The days that a journey skips: those between two active days with sessions in different zones less than 36 hours apart.
 * More evidence only ever adds to them.
 * @param active days that count, in rising order
 */
export function skippedDays(active: readonly string[], seen: readonly Seen[]): Set<string> {
  const skipped = new Set<string>();
  if (new Set(seen.map(({ zone }) => zone)).size < 2) return skipped;
  const byDay = groupByDay(mergeSeen(seen));
  for (const [index, from] of active.entries()) {
    for (let next = index + 1; next < active.length; next += 1) {
      const until = active[next] ?? '';
      if (daysBetween(from, until) > JOURNEY_DAYS) break;
      if (!isJourney(byDay.get(from) ?? [], byDay.get(until) ?? [])) continue;
      for (const day of daysWithin(from, until)) skipped.add(day);
    }
  }
  return skipped;
}

export function groupByDay(seen: readonly Seen[]): Map<string, Seen[]> {
  const byDay = new Map<string, Seen[]>();
  for (const one of seen) byDay.set(one.day, [...(byDay.get(one.day) ?? []), one]);
  return byDay;
}

function isJourney(some: readonly Seen[], others: readonly Seen[]): boolean {
  return some.some((a) =>
    others.some((b) => a.zone !== b.zone && Math.max(a.first, b.first) - Math.min(a.last, b.last) < JOURNEY_MS),
  );
}

/** The days after `from` and before `until`. */
export function daysWithin(from: string, until: string): string[] {
  const between = daysBetween(from, until) - 1;
  return Array.from({ length: Math.max(0, between) }, (_, index) => addDays(from, index + 1));
}
