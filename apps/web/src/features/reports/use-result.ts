import { useMirror } from '#offline/mirror/use-mirror.ts';
import { selectResult, selectTimeRanOut } from './result.mirror.ts';

/** Returns the result of an attempt that was finished on this device; null if this device doesn't know the attempt. */
export function useResult(attemptId: string) {
  return useMirror(selectResult, attemptId);
}

/** Returns whether an attempt ended because its time was over; false if this device doesn't know. */
export function useTimeRanOut(attemptId: string): boolean {
  return useMirror(selectTimeRanOut, attemptId) ?? false;
}
