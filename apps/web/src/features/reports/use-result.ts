import { useMirror } from '#offline/mirror/use-mirror.ts';
import { selectResult, selectTimeRanOut } from './result.mirror.ts';

/** What this device can say about an attempt that was finished on it; null where it knows nothing of it. */
export function useResult(attemptId: string) {
  return useMirror(selectResult, attemptId);
}

/** Whether an attempt ended because its time was over, as far as this device can tell. */
export function useTimeRanOut(attemptId: string): boolean {
  return useMirror(selectTimeRanOut, attemptId) ?? false;
}
