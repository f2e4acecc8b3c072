/** The XP for a day's challenge, which is the same for all kinds. */
export const DAILY_XP = 20;
/** The maximum number of reviews that a challenge asks for, however many are due. */
export const MAX_DAILY_REVIEWS = 10;
