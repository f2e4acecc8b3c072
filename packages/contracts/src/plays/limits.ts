/** Seconds for each quiz of a game. */
export const QUIZ_SECONDS = { min: 60, max: 1_800, usual: 300 } as const;
/** Letters in the name of a badge that a game awards. */
export const BADGE_MAX = 40;
