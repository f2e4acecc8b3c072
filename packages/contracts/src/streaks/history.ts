import { addDays } from './days.ts';
import { foldStreak, NO_STREAK, STREAK_MAX_LATE_DAYS, type Streak } from './streak.ts';
import { computeSkippedDays, groupSessionsByDay, type ZoneSession } from './zones.ts';

/** What a device needs to fold work that the server doesn't have yet into the streak, however late that work is. */
export interface History {
  /** The streak before `days`. */
  before: Streak;
  /**
   * The last day on which the learner worked, and those of the 35 before it, in rising order: whether it is `active` for
   * the streak, how many paid ratings, and in which zones the learner was seen. Days are the learner's own, by the zone of
   * the work.
   */
  days: readonly {
    day: string;
    active: boolean;
    ratings: number;
    /** Zone, first and last time in milliseconds. Missing from older servers, and if unknown. */
    seen?: [zone: string, first: number, last: number][] | undefined;
  }[];
  /** Days after `before` that journeys skip; missing without any. */
  skipped?: string[] | undefined;
}

/**
 * Late work may count up to 30 days before today. The learner's current date may be two days behind that of the last
 * counted day, and a journey may have begun three days before it. Counted from the last day and not from today, so that
 * the history doesn't change until another day counts.
 */
export const HISTORY_DAYS = STREAK_MAX_LATE_DAYS + 5;

/**
 * @param active all of the learner's active days, in rising order
 * @param ratings paid ratings by day, at least of the last `HISTORY_DAYS` before the last of these days
 * @param sessions where the learner was, at least on the last `HISTORY_DAYS` days before the last of these days
 * @param skipped all days that journeys skip, where they are known already
 */
export function buildHistory(
  active: readonly string[],
  ratings: ReadonlyMap<string, number>,
  sessions: readonly ZoneSession[] = [],
  skipped: ReadonlySet<string> = computeSkippedDays(active, sessions),
): History {
  const sessionsByDay = groupSessionsByDay(sessions);
  const last = [...active.slice(-1), ...ratings.keys(), ...sessionsByDay.keys()].reduce((a, b) => (a > b ? a : b), '');
  const from = last && addDays(last, -HISTORY_DAYS);
  const recent = new Set(active.filter((day) => day >= from));
  const days = [...new Set([...recent, ...ratings.keys(), ...sessionsByDay.keys()])]
    .filter((day) => day >= from)
    .sort();
  const before = foldStreak(
    active.filter((day) => day < from),
    NO_STREAK,
    skipped,
  );
  const after = [...skipped].filter((day) => before.lastDay !== null && day > before.lastDay).sort();
  return {
    before,
    days: days.map((day) => {
      const zones = sessionsByDay
        .get(day)
        ?.map((zoneSession): [string, number, number] => [zoneSession.zone, zoneSession.first, zoneSession.last]);
      return { day, active: recent.has(day), ratings: ratings.get(day) ?? 0, ...(zones ? { seen: zones } : {}) };
    }),
    ...(after.length > 0 ? { skipped: after } : {}),
  };
}

/**
 * The streak with more days of work, in any order; days that count already may be among them.
 * @param sessions where the learner was, by the added work
 */
export function foldHistory(
  history: History,
  addedDays: readonly string[],
  sessions: readonly ZoneSession[] = [],
): Streak {
  const { before, days } = history;
  const active = days.filter((day) => day.active).map(({ day }) => day);
  // Days before the history are folded already, and too old to be added to.
  const late = addedDays.filter((day) => before.lastDay === null || day > before.lastDay);
  const all = [...new Set([...active, ...late])].sort();
  const skipped = new Set([
    ...(history.skipped ?? []),
    ...computeSkippedDays(all, [...sessionsOfHistory(history), ...sessions]),
  ]);
  return foldStreak(all, before, skipped);
}

/** The learner's time zones on the days of a history. */
export function sessionsOfHistory({ days }: History): ZoneSession[] {
  return days.flatMap(({ day, seen = [] }) => seen.map(([zone, first, last]) => ({ day, zone, first, last })));
}
