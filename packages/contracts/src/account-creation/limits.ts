/** The most accounts that one list may create. */
export const MAX_ACCOUNTS = 500;
/** The largest size in bytes of a file that lists people; `MAX_ACCOUNTS` rows of maximal length are smaller. */
export const MAX_FILE_BYTES = 1_000_000;
export const EMAIL_TAKEN = 'This e-mail has an account already. Use another one, or leave this person out.';
/**
 * The number of days after a list has ended in which its maker can open the sign-in sheets or correct the list; then it
 * is deleted.
 */
export const LIST_RETENTION_DAYS = 7;
/** The most lists of one admin that may be waiting, running or in need of correction. */
export const MAX_OPEN_LISTS = 20;
