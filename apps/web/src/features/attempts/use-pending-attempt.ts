import { createSelectorFamily } from '#offline/mirror/selector.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { useUnsavedWork } from '#offline/mirror/use-unsaved-work.ts';
import { findAttemptInMemory, type PendingAttempt, selectPendingAttempt } from './pending-attempts.mirror.ts';

interface AttemptReading {
  attempt: PendingAttempt | null;
}

const NO_ATTEMPT: AttemptReading = { attempt: null };
const selectAttemptReading = createSelectorFamily(
  (get, attemptId: string): AttemptReading => ({ attempt: get(selectPendingAttempt(attemptId)) }),
);

/**
 * Returns a finished attempt that is still pending or was refused; null if there is none, undefined until the device
 * was read.
 */
export function usePendingAttempt(attemptId: string): PendingAttempt | null | undefined {
  const onDevice = useMirror(selectAttemptReading, attemptId, NO_ATTEMPT);
  const inMemory = useUnsavedWork(onDevice === null, findAttemptInMemory, attemptId);
  return onDevice === null ? inMemory?.value : onDevice?.attempt;
}
