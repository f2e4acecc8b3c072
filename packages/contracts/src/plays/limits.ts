/** Limits and default of the time for each quiz of a game, in seconds. */
export const QUIZ_SECONDS = { min: 60, max: 1_800, usual: 300 } as const;
/** The maximum length of the name of a badge that a game awards, in characters. */
export const BADGE_MAX = 40;
