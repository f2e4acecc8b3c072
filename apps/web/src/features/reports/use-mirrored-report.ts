import { useMirror } from '#offline/mirror/use-mirror.ts';
import { selectCorrections, selectMirroredReport } from './report.mirror.ts';

/** The report of a graded attempt from what is on this device; null where that is not enough. */
export function useMirroredReport(attemptId: string) {
  return useMirror(selectMirroredReport, attemptId);
}

/** What the server changed about an attempt that this device sent. */
export function useCorrections(attemptId: string) {
  return useMirror(selectCorrections, attemptId);
}
