import { addDays } from './days.ts';
import { foldStreak, NO_STREAK, STREAK_MAX_LATE_DAYS, type Streak } from './streak.ts';
import { computeSkippedDays, groupSessionsByDay, type ZoneSession } from './zones.ts';

/**
 * The learner's recent days, from which a device computes the streak including work that the server doesn't have yet,
 * however late that work is.
 */
export interface History {
  /** The streak as it was before the first of `days`. */
  before: Streak;
  /**
   * The last day on which the learner worked and the days of work in the 35 days before it, in rising order. Each day
   * says whether it's `active` for the streak, how many ratings were paid, and in which zones the learner worked. Days
   * are the learner's own, by the zone of the work.
   */
  days: readonly {
    day: string;
    active: boolean;
    ratings: number;
    /**
     * The time zones in which the learner worked on this day, each with the first and last time of work in
     * milliseconds. Missing from older servers, and if unknown.
     */
    seen?: [zone: string, first: number, last: number][] | undefined;
  }[];
  /** Days that a flight over the date line skipped, so that they don't end the streak; missing if there are none. */
  skipped?: string[] | undefined;
}

/**
 * The number of days that a history reaches back from its last day. Late work may count up to 30 days before today,
 * today may be up to two days behind the last counted day in another time zone, and a journey may have begun three days
 * before that. The days are counted from the last day and not from today, so that the history doesn't change until
 * another day counts.
 */
export const HISTORY_DAYS = STREAK_MAX_LATE_DAYS + 5;

/**
 * Builds the history that the server sends to a device.
 * @param active all of the learner's active days, in rising order.
 * @param ratings the number of paid ratings by day, at least for the last `HISTORY_DAYS` before the last day with work.
 * @param sessions the learner's sessions, at least for the last `HISTORY_DAYS` before the last day with work.
 * @param skipped all days that journeys skip, if they're known already.
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
 * Returns the streak after adding days of work in any order. The added days may include days that count already.
 * @param sessions the learner's sessions during the added work.
 */
export function foldHistory(
  history: History,
  addedDays: readonly string[],
  sessions: readonly ZoneSession[] = [],
): Streak {
  const { before, days } = history;
  const active = days.filter((day) => day.active).map(({ day }) => day);
  // Added days that lie before the history are left out: the streak in `before` is final for them, and they're too late
  // to count.
  const late = addedDays.filter((day) => before.lastDay === null || day > before.lastDay);
  const all = [...new Set([...active, ...late])].sort();
  const skipped = new Set([
    ...(history.skipped ?? []),
    ...computeSkippedDays(all, [...sessionsOfHistory(history), ...sessions]),
  ]);
  return foldStreak(all, before, skipped);
}

/** Returns the learner's sessions, with their time zones, on the days of a history. */
export function sessionsOfHistory({ days }: History): ZoneSession[] {
  return days.flatMap(({ day, seen = [] }) => seen.map(([zone, first, last]) => ({ day, zone, first, last })));
}
