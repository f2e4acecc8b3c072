// What the clock says of a tournament: its status, its rounds. Pure.
import { localClock } from '../streaks/days.ts';
import type { TournamentStatus, TournamentType } from './types.ts';

const ANNOUNCED_BEFORE_MS = 3_600_000;

export interface TournamentDates {
  registrationStart: Date;
  registrationEnd: Date;
  tournamentStart: Date;
  tournamentEnd: Date;
}

/** @param finished whether it is over before its time, because too few play */
export function tournamentStatusOf(
  dates: TournamentDates,
  now: Date,
  { finished }: { finished: boolean },
): TournamentStatus {
  if (finished || now >= dates.tournamentEnd) return 'completed';
  if (now >= dates.tournamentStart) return 'in_progress';
  return now >= dates.registrationStart && now < dates.registrationEnd ? 'registration_open' : 'upcoming';
}

/** When the players hear that it starts soon; the start itself for one that is made later than that. */
export function announcementTimeOf(
  { tournamentStart }: Pick<TournamentDates, 'tournamentStart'>,
  createdAt: Date,
): Date {
  const at = new Date(tournamentStart.getTime() - ANNOUNCED_BEFORE_MS);
  return at > createdAt ? at : tournamentStart;
}

/** How many rounds so many players play: known at the start, and fixed from then on. */
export function countRounds(type: TournamentType, players: number, quizzes: number): number {
  if (type === 'round_robin') return quizzes;
  return Math.max(1, Math.min(Math.ceil(Math.log2(players)), players - 1));
}

/** From when to when a round is played; rounds count from 1 and divide the tournament evenly. */
export function roundTimes(
  { tournamentStart, tournamentEnd }: Pick<TournamentDates, 'tournamentStart' | 'tournamentEnd'>,
  rounds: number,
  round: number,
): { startsAt: Date; endsAt: Date } {
  const [from, to] = [tournamentStart.getTime(), tournamentEnd.getTime()];
  const at = (ended: number) => new Date(Math.round(from + ((to - from) * ended) / rounds));
  return { startsAt: at(round - 1), endsAt: at(round) };
}

/** The place of the quiz that a round plays: from the first again where there are fewer. */
export function quizIndexOfRound(round: number, quizzes: number): number {
  return (round - 1) % quizzes;
}

const DAY_MS = 86_400_000;

/**
 * The dates of a tournament whose maker names none: registration from today at 00:00 until in two days at 23:59:59, and
 * play from in three days at 09:00 for `days`, until 18:00.
 * @param timeZone the maker's
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

/** The instant at which the clocks of a zone show a time. Where they never do, because they are put forward, soon after. */
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
