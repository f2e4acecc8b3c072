/** The maximum number of open challenges per group. */
export const MAX_OPEN_CHALLENGES = 3;
export const CHALLENGE_TITLE = { min: 3, max: 80 } as const;
export const CHALLENGE_GOAL = { min: 2, max: 10_000 } as const;
/** The maximum number of days that the last day of a challenge may lie ahead. */
export const MAX_CHALLENGE_DAYS = 90;
/** The number of days after its last day for which late work still counts and the group still sees the challenge. */
export const CHALLENGE_LATE_DAYS = 7;
