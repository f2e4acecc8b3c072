export const PARTICIPANT_LIMITS = [16, 32, 64, 128] as const;
export const DEFAULT_PARTICIPANT_LIMIT = 32;
/** XP. */
export const ENTRY_FEE = { min: 0, max: 500, usual: 0 } as const;
/** Days. */
export const TOURNAMENT_DURATION = { min: 1, max: 30, usual: 7 } as const;
export const MAX_TOURNAMENT_QUIZZES = 20;
export const TOURNAMENT_NAME_MAX = 100;
export const TOURNAMENT_DESCRIPTION_MAX = 500;
export const PRIZE_TITLE_MAX = 40;
export const PRIZE_XP = { min: 0, max: 2_000 } as const;
/** For the first three places, where nothing else is said. */
export const DEFAULT_PRIZES = [500, 300, 200] as const;
/** A tournament that fewer begin is over at once. */
export const MIN_PLAYERS_TO_START = 2;
/** Who plays in none of so many rounds in a row is withdrawn. */
export const MAX_MISSED_ROUNDS = 2;
/** Days from now until a tournament has to start. */
export const START_WITHIN_DAYS = 60;
/** The form warns of rounds that are shorter: hours. */
export const SHORT_ROUND_HOURS = 12;
