import { useMirror } from '#offline/mirror/use-mirror.ts';
import { type PendingAttempt, readPendingAttempt } from './pending-attempts.mirror.ts';

/** A finished attempt that the server does not have, has not shown yet, or refused; null where there is none. */
export function usePendingAttempt(attemptId: string): PendingAttempt | null | undefined {
  return useMirror(readPendingAttempt, attemptId, null);
}
