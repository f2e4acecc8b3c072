// Until when an invitation to be friends can be accepted. Pure.
import { INVITATION_DAYS } from './limits.ts';

const DAY_MS = 86_400_000;

export function expiresAtOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);
}

/** Invitations that were made at this time or before have expired. */
export function invitationCutoff(now: Date): Date {
  return new Date(now.getTime() - INVITATION_DAYS * DAY_MS);
}

/** Whether one person may still accept it: it serves once. */
export function isInvitationOpen({ createdAt, usedAt }: { createdAt: Date; usedAt: Date | null }, now: Date): boolean {
  return usedAt === null && createdAt > invitationCutoff(now);
}
