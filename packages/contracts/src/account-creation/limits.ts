/** Accounts that are created at once at most. */
export const MAX_ACCOUNTS = 500;
/** Bytes of a file that names people; one with `MAX_ACCOUNTS` of the longest rows is smaller. */
export const MAX_FILE_BYTES = 1_000_000;
export const EMAIL_TAKEN = 'This e-mail has an account already. Use another one, or leave this person out.';
/** For so long after a list has ended, its maker can open the sign-in sheets, or mend it; then the list is deleted. */
export const LIST_RETENTION_DAYS = 7;
/** Lists of one admin that wait, are worked on or need a change, at most. */
export const MAX_OPEN_LISTS = 20;
