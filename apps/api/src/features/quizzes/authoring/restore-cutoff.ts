import { RESTORE_DAYS } from '@quorbit/contracts/quizzes/drafts';

export const RESTORE_MS = RESTORE_DAYS * 86_400_000;

/** Returns the restore cutoff: quizzes deleted at or before this time can't be restored any more. */
export function computeRestoreCutoff(now: Date): Date {
  return new Date(now.getTime() - RESTORE_MS);
}
