import type { MirrorSource } from '#offline/mirror/area.ts';
import { useMemory } from '#offline/mirror/use-memory.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { attemptInMemory, type PendingAttempt, readPendingAttempt } from './pending-attempts.mirror.ts';

interface Found {
  attempt: PendingAttempt | null;
}

const NOTHING: Found = { attempt: null };
const read = async (source: MirrorSource, attemptId: string): Promise<Found> => ({
  attempt: await readPendingAttempt(source, attemptId),
});

/** A finished attempt that the server does not have, has not shown yet, or refused; null where there is none. */
export function usePendingAttempt(attemptId: string): PendingAttempt | null | undefined {
  const onDevice = useMirror(read, attemptId, NOTHING);
  const inMemory = useMemory(onDevice === null, attemptInMemory, attemptId);
  return onDevice === null ? inMemory?.value : onDevice?.attempt;
}
