import { TOURNAMENT_TYPES, type TournamentStatus, type TournamentType } from '@quorbit/contracts/tournaments/types';
import type { Match, Participant, Tournament } from '@quorbit/contracts/tournaments/views';
import { formatDayAndTime } from '#ui/format-time.ts';

export const TYPE_NAMES: Record<TournamentType, string> = {
  single_elimination: 'Single Elimination',
  round_robin: 'Round Robin',
  swiss_system: 'Swiss System',
};

export const TYPE_OPTIONS = TOURNAMENT_TYPES.map((type) => ({ value: type, label: TYPE_NAMES[type] }));

/** The rule by which each tournament type is won, in one sentence. */
export const TYPE_RULES: Record<TournamentType, string> = {
  single_elimination: "Win to go through. Lose and you're out.",
  round_robin: 'Everyone plays every quiz and is compared with everyone.',
  swiss_system: 'Each round you meet somebody with about as many points.',
};

export const STATUS_NAMES: Record<TournamentStatus, string> = {
  upcoming: 'Upcoming',
  registration_open: 'Registration open',
  in_progress: 'In progress',
  completed: 'Completed',
};

/** Returns how good a rank is: `top` up to 3rd, `good` up to 10th, else `other`. */
export function rankTier(rank: number | null): 'top' | 'good' | 'other' {
  if (rank === null) return 'other';
  if (rank <= 3) return 'top';
  return rank <= 10 ? 'good' : 'other';
}

const PODIUM = ['Champion', 'Runner-up', 'Third place'];

/** Returns the label of a podium rank (1 to 3); null for other ranks. */
export function podiumLabel(rank: number | null): string | null {
  return rank === null ? null : (PODIUM[rank - 1] ?? null);
}

/** Formats a rank as an ordinal, e.g. `2nd`. */
export function formatOrdinal(rank: number): string {
  const lastTwoDigits = rank % 100;
  const lastDigit = lastTwoDigits >= 11 && lastTwoDigits <= 13 ? 0 : rank % 10;
  return `${rank}${['th', 'st', 'nd', 'rd'][lastDigit] ?? 'th'}`;
}

/** Returns the parts of a prize as texts: XP, badge, theme and title. */
export function formatPrizeParts({ xp, badge, theme, title }: Tournament['prizes'][number]): string[] {
  return [
    ...(xp > 0 ? [`${xp} XP`] : []),
    ...(badge ? [`Badge: ${badge}`] : []),
    ...(theme ? [`Theme: ${theme}`] : []),
    ...(title ? [`Title: ${title}`] : []),
  ];
}

/** Formats match points, which may have a half: a draw is worth ½. */
export function formatPoints(score: number): string {
  const integer = Math.floor(score);
  if (score === integer) return String(integer);
  return integer === 0 ? '½' : `${integer}½`;
}

/** Returns the tournament's next date and the words before it, e.g. `Registration ends`. */
export function getNextDate(tournament: Tournament): { words: string; at: string } {
  const { status, registrationStart, registrationEnd, tournamentStart, tournamentEnd } = tournament;
  if (status === 'registration_open') return { words: 'Registration ends', at: registrationEnd };
  if (status === 'in_progress') return { words: 'Ends', at: tournamentEnd };
  if (status === 'completed') return { words: 'Ended', at: tournamentEnd };
  const opensLater = Date.parse(registrationStart) > Date.now();
  return opensLater ? { words: 'Registration opens', at: registrationStart } : { words: 'Starts', at: tournamentStart };
}

/** Returns the number of rounds and the tournament's start and end in local time. */
export function formatRounds({ rounds, tournamentStart, tournamentEnd }: Tournament): string {
  const span = `${formatDayAndTime(new Date(tournamentStart))} to ${formatDayAndTime(new Date(tournamentEnd))}`;
  return rounds === null ? span : `${rounds} ${rounds === 1 ? 'round' : 'rounds'}, ${span}`;
}

/** Returns the players of a tournament by their id in the tournament. */
export function playersOf({ participants }: Tournament): ReadonlyMap<string, Participant> {
  return new Map(participants.map((participant) => [participant.id, participant]));
}

/**
 * Describes one side of a match: the player's percentage once it's known, until then a word such as `Playing`.
 * @param open whether the match isn't decided yet.
 */
export function formatSideState(side: Match['sides'][number], open: boolean): string {
  if (side === null) return '';
  if (side.score !== null) return `${side.score.percentage}%`;
  if (!open) return side.played ? 'Played' : '';
  if (side.played) return 'Played';
  return side.playing ? 'Playing' : 'Waiting';
}
