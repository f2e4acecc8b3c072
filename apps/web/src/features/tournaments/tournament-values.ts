import type { Issue } from '@quorbit/contracts/errors/codes';
import { QUIZ_SECONDS } from '@quorbit/contracts/plays/limits';
import * as limits from '@quorbit/contracts/tournaments/limits';
import { type CreateTournamentInput, createTournamentInput } from '@quorbit/contracts/tournaments/schema';
import { defaultNumbers, parseNumber } from '#features/plays/game-values.ts';
import { parseQuizLines } from '#lib/forms/chosen-quizzes.ts';
import { listIssues } from '#lib/forms/list-issues.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The form's number fields with their limits, by their path in the server's input. */
export const NUMBERS = {
  'settings.entryFee': limits.ENTRY_FEE,
  'settings.timeLimit': QUIZ_SECONDS,
  'prizes.0.xp': { ...limits.PRIZE_XP, usual: limits.DEFAULT_PRIZES[0] },
  'prizes.1.xp': { ...limits.PRIZE_XP, usual: limits.DEFAULT_PRIZES[1] },
  'prizes.2.xp': { ...limits.PRIZE_XP, usual: limits.DEFAULT_PRIZES[2] },
} as const;
type NumberName = keyof typeof NUMBERS;

const DATES = ['registrationStart', 'registrationEnd', 'tournamentStart', 'tournamentEnd'] as const;
export type DateName = (typeof DATES)[number];

type TextName =
  | 'name'
  | 'description'
  | 'type'
  | 'category'
  | 'settings.maxParticipants'
  | 'prizes.0.badge'
  | 'prizes.1.badge'
  | 'prizes.2.badge'
  | 'prizes.0.title'
  | 'prizes.0.theme'
  | 'quizzes';

/** The tournament form's values as text. Dates are in the format of date fields, in local time. */
export type TournamentValues = Record<TextName | NumberName | DateName, string>;

/** Returns the given local time on the day that is `days` after today, in the format of date fields. */
function formatDayAt(now: Date, days: number, hours: number, minutes: number): string {
  return formatLocal(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours, minutes));
}

/** Formats an instant for date fields, in local time: `2026-12-03T09:00`. */
function formatLocal(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Default dates: registration is open from today for two days, and a week of playing starts in three days. */
export function newTournament(now: Date): TournamentValues {
  return {
    name: '',
    description: '',
    type: 'single_elimination',
    category: 'General',
    quizzes: '',
    'settings.maxParticipants': String(limits.DEFAULT_PARTICIPANT_LIMIT),
    registrationStart: formatDayAt(now, 0, 0, 0),
    registrationEnd: formatDayAt(now, 2, 23, 59),
    tournamentStart: formatDayAt(now, 3, 9, 0),
    tournamentEnd: formatDayAt(now, 3 + limits.TOURNAMENT_DURATION.usual, 18, 0),
    ...defaultNumbers(NUMBERS),
    'prizes.0.badge': '',
    'prizes.1.badge': '',
    'prizes.2.badge': '',
    'prizes.0.title': '',
    'prizes.0.theme': '',
  };
}

function toInput(values: TournamentValues) {
  const number = (name: NumberName) => parseNumber(NUMBERS, values, name);
  const { name, description, type, category, quizzes } = values;
  return {
    name,
    description,
    type,
    category,
    settings: {
      maxParticipants: Number(values['settings.maxParticipants']),
      entryFee: number('settings.entryFee'),
      timeLimit: number('settings.timeLimit'),
      quizCategory: category,
    },
    prizes: [
      {
        position: 1,
        xp: number('prizes.0.xp'),
        badge: values['prizes.0.badge'].trim(),
        theme: values['prizes.0.theme'],
        title: values['prizes.0.title'].trim(),
      },
      { position: 2, xp: number('prizes.1.xp'), badge: values['prizes.1.badge'].trim() },
      { position: 3, xp: number('prizes.2.xp'), badge: values['prizes.2.badge'].trim() },
    ],
    quizzes: parseQuizLines(quizzes).map(({ id }) => id),
    ...Object.fromEntries(
      DATES.flatMap((date) => (parseInstant(values[date]) ? [[date, parseInstant(values[date])]] : [])),
    ),
  };
}

/** Parses a date field into an ISO instant; null if the field is empty, so that the server uses its default. */
function parseInstant(local: string): string | null {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

export const tournamentIssues = (values: TournamentValues): Issue[] =>
  listIssues(createTournamentInput, toInput(values));

/**
 * Parses the form's values into the server's input.
 * @throws if `tournamentIssues` finds any issue.
 */
export const parseTournamentInput = (values: TournamentValues): CreateTournamentInput =>
  createTournamentInput.parse(toInput(values));

/**
 * Returns the maximum number of rounds and the length of each in hours; null if the dates make no sense. A round robin
 * plays each quiz once; the other types have ⌈log2 n⌉ rounds for n participants.
 */
export function planRounds(values: TournamentValues): { rounds: number; hours: number; short: boolean } | null {
  const rounds =
    values.type === 'round_robin'
      ? parseQuizLines(values.quizzes).length
      : Math.ceil(Math.log2(Number(values['settings.maxParticipants'])));
  const spanMs = new Date(values.tournamentEnd).getTime() - new Date(values.tournamentStart).getTime();
  if (!(spanMs > 0) || spanMs > 400 * DAY_MS || rounds < 1) return null;
  const hours = spanMs / rounds / HOUR_MS;
  return { rounds, hours, short: hours < limits.SHORT_ROUND_HOURS };
}
