// Computes a tournament's status and its rounds from the clock. Pure functions.
import { localClock } from '../streaks/days.ts';
import type { TournamentStatus, TournamentType } from './types.ts';

const ANNOUNCED_BEFORE_MS = 3_600_000;

export interface TournamentDates {
  registrationStart: Date;
  registrationEnd: Date;
  tournamentStart: Date;
  tournamentEnd: Date;
}

/**
 * Returns a tournament's status at a point in time.
 * @param finished whether the tournament ended early because too few people play.
 */
export function tournamentStatusOf(
  dates: TournamentDates,
  now: Date,
  { finished }: { finished: boolean },
): TournamentStatus {
  if (finished || now >= dates.tournamentEnd) return 'completed';
  if (now >= dates.tournamentStart) return 'in_progress';
  return now >= dates.registrationStart && now < dates.registrationEnd ? 'registration_open' : 'upcoming';
}

/**
 * Returns the time when the players are notified that the tournament starts soon: an hour before the start. For a
 * tournament that is created later than that, it's the start itself, and they get no such notification.
 */
export function announcementTimeOf(
  { tournamentStart }: Pick<TournamentDates, 'tournamentStart'>,
  createdAt: Date,
): Date {
  const at = new Date(tournamentStart.getTime() - ANNOUNCED_BEFORE_MS);
  return at > createdAt ? at : tournamentStart;
}

/**
 * Returns the number of rounds of a tournament. It's known at the start, when the number of players is final, and stays
 * the same from then on.
 */
export function countRounds(type: TournamentType, players: number, quizzes: number): number {
  if (type === 'round_robin') return quizzes;
  return Math.max(1, Math.min(Math.ceil(Math.log2(players)), players - 1));
}

/** Returns the start and the end of a round. Rounds count from 1 and divide the tournament evenly. */
export function roundTimes(
  { tournamentStart, tournamentEnd }: Pick<TournamentDates, 'tournamentStart' | 'tournamentEnd'>,
  rounds: number,
  round: number,
): { startsAt: Date; endsAt: Date } {
  const [from, to] = [tournamentStart.getTime(), tournamentEnd.getTime()];
  const at = (ended: number) => new Date(Math.round(from + ((to - from) * ended) / rounds));
  return { startsAt: at(round - 1), endsAt: at(round) };
}

/**
 * Returns the index of the quiz that a round plays. With fewer quizzes than rounds, the quizzes start again from the
 * first.
 */
export function quizIndexOfRound(round: number, quizzes: number): number {
  return (round - 1) % quizzes;
}

const DAY_MS = 86_400_000;

/**
 * Returns the dates of a tournament whose maker sets none: registration from today at 00:00 until 23:59:59 in two days,
 * and play from 09:00 in three days for `days` days, until 18:00.
 * @param timeZone the maker's time zone.
 */
export function defaultDates(now: Date, timeZone: string, days: number): TournamentDates {
  const { date } = localClock(now, timeZone);
  const at = (after: number, hour: number, minute = 0, second = 0) => {
    const day = new Date(Date.parse(`${date}T00:00:00Z`) + after * DAY_MS);
    return toInstant(day.setUTCHours(hour, minute, second), timeZone);
  };
  return {
    registrationStart: at(0, 0),
    registrationEnd: at(2, 23, 59, 59),
    tournamentStart: at(3, 9),
    tournamentEnd: at(3 + days, 18),
  };
}

/**
 * Returns the instant at which the clocks of a zone show a time. If the clocks are put forward past that time and never
 * show it, the instant is soon after.
 */
function toInstant(localMs: number, timeZone: string): Date {
  let at = localMs;
  for (let tries = 0; tries < 3; tries += 1) {
    const { date, hour, minute } = localClock(new Date(at), timeZone);
    const seconds = ((at % 60_000) + 60_000) % 60_000;
    const drift = Date.parse(`${date}T00:00:00Z`) + (hour * 60 + minute) * 60_000 + seconds - localMs;
    if (drift === 0) break;
    at -= drift;
  }
  return new Date(at);
}
