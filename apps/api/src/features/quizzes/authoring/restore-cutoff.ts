import { RESTORE_DAYS } from '@quorbit/contracts/quizzes/drafts';

export const RESTORE_MS = RESTORE_DAYS * 86_400_000;

/** What was deleted by then can't be brought back any more. */
export function computeRestoreCutoff(now: Date): Date {
  return new Date(now.getTime() - RESTORE_MS);
}
