import { selectorFor } from '#offline/mirror/selector.ts';
import { useMemory } from '#offline/mirror/use-memory.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { attemptInMemory, type PendingAttempt, selectPendingAttempt } from './pending-attempts.mirror.ts';

interface Found {
  attempt: PendingAttempt | null;
}

const NOTHING: Found = { attempt: null };
const selectFound = selectorFor((get, attemptId: string): Found => ({ attempt: get(selectPendingAttempt(attemptId)) }));

/** A finished attempt that the server does not have, has not shown yet, or refused; null where there is none. */
export function usePendingAttempt(attemptId: string): PendingAttempt | null | undefined {
  const onDevice = useMirror(selectFound, attemptId, NOTHING);
  const inMemory = useMemory(onDevice === null, attemptInMemory, attemptId);
  return onDevice === null ? inMemory?.value : onDevice?.attempt;
}
