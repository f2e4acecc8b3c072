/** XP for the challenge of one day, whichever it was. */
export const DAILY_XP = 20;
/** A challenge asks for no more reviews, however many are due. */
export const MAX_DAILY_REVIEWS = 10;
