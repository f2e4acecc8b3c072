/** Friends of one person. */
export const MAX_FRIENDS = 500;
/** Requests that one person has sent and nobody has answered. */
export const MAX_SENT_REQUESTS = 100;
/** People whom one person has blocked. */
export const MAX_BLOCKED = 500;
/** After this, a request that nobody answered is gone. */
export const REQUEST_EXPIRY_DAYS = 90;
/** For so long after a request was declined, the same person can't send another. */
export const DECLINE_PAUSE_DAYS = 7;
/** So often one person may ask another who declines. */
export const MAX_DECLINES = 3;
/** People whom a search finds at most. */
export const MAX_FOUND = 20;
/** Received requests are counted up to this. */
export const MAX_COUNTED_REQUESTS = 1_000;
export const SEARCH_LENGTH = { min: 2, max: 50 } as const;
/** The screen waits so long after the last letter before it asks. */
export const SEARCH_DEBOUNCE_MS = 500;
