import { type GradedReport, isGraded } from '@quorbit/contracts/attempts/graded';
import { attemptRows } from '#features/attempts/attempts.mirror.ts';
import { selectPendingAttempt } from '#features/attempts/pending-attempts.mirror.ts';
import { selectPack } from '#offline/mirror/inputs.ts';
import { createSelectorFamily } from '#offline/mirror/selector.ts';
import { selectMirroredReport } from './report.mirror.ts';

/** How far work came: saved on this device, arrived at the server, or counted. */
export type AttemptProgress = 'here' | 'arrived' | 'counted';

/** What this device can say about an attempt that was finished on it. */
export interface Result {
  progress: AttemptProgress;
  /** Null where this device cannot grade it, or the server refused it. */
  report: GradedReport | null;
  /** It will get no other report than this before somebody does something about it. */
  isFinal: boolean;
}

/** Null where the attempt is not on this device. */
export const selectResult = createSelectorFamily((get, attemptId: string): Result | null => {
  const pending = get(selectPendingAttempt(attemptId));
  if (pending) {
    const { status, report } = pending;
    const progress = status === 'parked' || status === 'arrived' ? 'arrived' : 'here';
    const refused = status === 'rejected';
    return { progress, report: refused ? null : report, isFinal: refused || status === 'parked' };
  }
  const report = get(selectMirroredReport(attemptId));
  // What its quiz's seal keeps waiting has no result yet.
  if (report && !isGraded(report)) return { progress: 'arrived', report: null, isFinal: true };
  return report && { progress: 'counted', report, isFinal: true };
});

/** Whether an attempt ended because its time was over; false where this device cannot tell. */
export const selectTimeRanOut = createSelectorFamily((get, attemptId: string): boolean => {
  const pending = get(selectPendingAttempt(attemptId));
  if (pending) return pending.pack !== null && usedFullTime(pending.args, pending.pack.duration);
  const row = get(attemptRows.selectBody(attemptId));
  const pack = row && isGraded(row) ? get(selectPack(row.packHash)) : null;
  return row !== null && pack !== null && usedFullTime(row, pack.body.duration);
});

/** An attempt that runs out of time is handed in as of its deadline, to the millisecond. @param minutes its time limit */
function usedFullTime({ startedAt, finishedAt }: { startedAt: string; finishedAt: string }, minutes: number): boolean {
  return Date.parse(finishedAt) - Date.parse(startedAt) === minutes * 60_000;
}
