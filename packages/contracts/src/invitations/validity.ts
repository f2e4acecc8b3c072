// Rules for how long a friend invitation can be accepted. Pure.
import { INVITATION_DAYS } from './limits.ts';

const DAY_MS = 86_400_000;

export function expiresAtOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);
}

/** Returns the time at or before which an invitation must have been created to be expired now. */
export function invitationCutoff(now: Date): Date {
  return new Date(now.getTime() - INVITATION_DAYS * DAY_MS);
}

/** Returns whether an invitation can still be accepted: it isn't expired, and nobody has used it. */
export function isInvitationOpen({ createdAt, usedAt }: { createdAt: Date; usedAt: Date | null }, now: Date): boolean {
  return usedAt === null && createdAt > invitationCutoff(now);
}
