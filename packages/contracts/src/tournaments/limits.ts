export const PARTICIPANT_LIMITS = [16, 32, 64, 128] as const;
export const DEFAULT_PARTICIPANT_LIMIT = 32;
/** The fee for taking part in a tournament, in XP. */
export const ENTRY_FEE = { min: 0, max: 500, usual: 0 } as const;
/** The length of a tournament, in days. */
export const TOURNAMENT_DURATION = { min: 1, max: 30, usual: 7 } as const;
export const MAX_TOURNAMENT_QUIZZES = 20;
export const TOURNAMENT_NAME_MAX = 100;
export const TOURNAMENT_DESCRIPTION_MAX = 500;
export const PRIZE_TITLE_MAX = 40;
export const PRIZE_XP = { min: 0, max: 2_000 } as const;
/** The XP for the first three places, where the maker sets nothing else. */
export const DEFAULT_PRIZES = [500, 300, 200] as const;
/** The fewest players that a tournament needs at its start; with fewer, it's over at once. */
export const MIN_PLAYERS_TO_START = 2;
/** A player who misses this many rounds in a row is withdrawn. */
export const MAX_MISSED_ROUNDS = 2;
/** The number of days from now within which a tournament has to start. */
export const START_WITHIN_DAYS = 60;
/** The number of hours below which the form warns that rounds are short. */
export const SHORT_ROUND_HOURS = 12;
