/** The maximum number of friends per person. */
export const MAX_FRIENDS = 500;
/** The maximum number of unanswered friend requests that a person may have sent. */
export const MAX_SENT_REQUESTS = 100;
/** The maximum number of people that one person can block. */
export const MAX_BLOCKED = 500;
/** The number of days after which an unanswered friend request expires. */
export const REQUEST_EXPIRY_DAYS = 90;
/** The number of days after a declined request before the same person can send another. */
export const DECLINE_PAUSE_DAYS = 7;
/** The number of declined requests after which a person can't send the same recipient another one. */
export const MAX_DECLINES = 3;
/** The maximum number of people that a search returns. */
export const MAX_FOUND = 20;
/** The number up to which received requests are counted. */
export const MAX_COUNTED_REQUESTS = 1_000;
export const SEARCH_LENGTH = { min: 2, max: 50 } as const;
/** The milliseconds after the last keystroke before the screen sends the search. */
export const SEARCH_DEBOUNCE_MS = 500;
