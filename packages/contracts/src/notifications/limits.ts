/** The number of notifications that are kept for each user; the oldest are deleted. */
export const MAX_NOTIFICATIONS = 200;
/** The number of days for which a notification is kept. */
const RETENTION_DAYS = 90;
/** The number of groups that one user can mute; it's higher than the number of groups that a user can be in. */
export const MAX_MUTED_GROUPS = 100;

const DAY_MS = 24 * 3_600_000;

/** Returns the time from which notifications are kept; older ones are deleted. */
export function retainedSince(now: Date): Date {
  return new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
}
