import { useMirror } from '#offline/mirror/use-mirror.ts';
import { selectCorrections, selectMirroredReport } from './report.mirror.ts';

/**
 * Returns the report of a graded attempt, built from this device's data; null if the device lacks the attempt or its
 * pack.
 */
export function useMirroredReport(attemptId: string) {
  return useMirror(selectMirroredReport, attemptId);
}

/** Returns what the server changed about an attempt that this device sent. */
export function useCorrections(attemptId: string) {
  return useMirror(selectCorrections, attemptId);
}
