/** The most accounts that one list may create. */
export const MAX_ACCOUNTS = 500;
/** The largest size in bytes of a file that lists people; `MAX_ACCOUNTS` rows of maximal length are smaller. */
export const MAX_FILE_BYTES = 1_000_000;
export const EMAIL_TAKEN = 'This e-mail has an account already. Use another one, or leave this person out.';
/**
 * The number of days after the end of an account creation job for which the list's maker can open the sign-in sheets or
 * correct the list; then the list is deleted.
 */
export const LIST_RETENTION_DAYS = 7;
/** The most lists of one admin that may be waiting, running or in need of correction. */
export const MAX_OPEN_LISTS = 20;
