/** How many notifications of one person are kept, the newest. */
export const MAX_NOTIFICATIONS = 200;
/** How long each is kept. */
const RETENTION_DAYS = 90;
/** How many groups one person can have muted: more than one can be in. */
export const MAX_MUTED_GROUPS = 100;

const DAY_MS = 24 * 3_600_000;

/** Notifications of before this time are gone. */
export function retainedSince(now: Date): Date {
  return new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
}
