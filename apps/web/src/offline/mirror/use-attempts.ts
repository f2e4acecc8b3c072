import {
  type PendingAttempt,
  readMirroredReport,
  readMirroredReports,
  readPendingAttempt,
  readPendingAttempts,
} from './attempts.ts';
import { readCorrections } from './receipt.ts';
import { useMirror } from './use-mirror.ts';

/** Finished attempts that the server does not have, has not shown yet, or refused; newest first. */
export function usePendingAttempts(): PendingAttempt[] | null | undefined {
  return useMirror(readPendingAttempts, null);
}

/** One of them; null where there is none. */
export function usePendingAttempt(attemptId: string): PendingAttempt | null | undefined {
  return useMirror(readPendingAttempt, attemptId);
}

/** The report of a graded attempt from what is on this device; null where that is not enough. */
export function useMirroredReport(attemptId: string) {
  return useMirror(readMirroredReport, attemptId);
}

/** Graded attempts on this device, newest first. */
export function useMirroredReports() {
  return useMirror(readMirroredReports, null);
}

/** What the server changed about an attempt that this device sent. */
export function useCorrections(attemptId: string) {
  return useMirror(readCorrections, attemptId);
}
