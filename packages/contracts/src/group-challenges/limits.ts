/** Open challenges of one group at a time. */
export const MAX_OPEN_CHALLENGES = 3;
export const CHALLENGE_TITLE = { min: 3, max: 80 } as const;
export const CHALLENGE_GOAL = { min: 2, max: 10_000 } as const;
/** How far ahead the last day of a challenge may lie. */
export const MAX_CHALLENGE_DAYS = 90;
/** For so many days after its last one, late work still counts and the group still sees it. */
export const CHALLENGE_LATE_DAYS = 7;
