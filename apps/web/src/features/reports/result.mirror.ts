import { type GradedReport, isGraded } from '@quorbit/contracts/attempts/graded';
import { attemptRows } from '#features/attempts/attempts.mirror.ts';
import { selectPendingAttempt } from '#features/attempts/pending-attempts.mirror.ts';
import { selectPack } from '#offline/mirror/inputs.ts';
import { createSelectorFamily } from '#offline/mirror/selector.ts';
import { selectMirroredReport } from './report.mirror.ts';

/** The progress of an attempt: saved on this device, arrived at the server, or counted by the server. */
export type AttemptProgress = 'here' | 'arrived' | 'counted';

/** The result of a finished attempt, as far as this device knows it. */
export interface Result {
  progress: AttemptProgress;
  /** The graded report; null if this device can't grade the attempt or the server refused it. */
  report: GradedReport | null;
  /** Whether the report stays as it is unless the user or an admin does something about the attempt. */
  isFinal: boolean;
}

/** Selects the result of an attempt; null if the attempt isn't on this device. */
export const selectResult = createSelectorFamily((get, attemptId: string): Result | null => {
  const pending = get(selectPendingAttempt(attemptId));
  if (pending) {
    const { status, report } = pending;
    const progress = status === 'parked' || status === 'arrived' ? 'arrived' : 'here';
    const refused = status === 'rejected';
    return { progress, report: refused ? null : report, isFinal: refused || status === 'parked' };
  }
  const report = get(selectMirroredReport(attemptId));
  // An attempt that waits until its quiz is unsealed has no result yet.
  if (report && !isGraded(report)) return { progress: 'arrived', report: null, isFinal: true };
  return report && { progress: 'counted', report, isFinal: true };
});

/** Selects whether an attempt ended because its time was over; false if this device can't know. */
export const selectTimeRanOut = createSelectorFamily((get, attemptId: string): boolean => {
  const pending = get(selectPendingAttempt(attemptId));
  if (pending) return pending.pack !== null && usedFullTime(pending.args, pending.pack.duration);
  const row = get(attemptRows.selectBody(attemptId));
  const pack = row && isGraded(row) ? get(selectPack(row.packHash)) : null;
  return row !== null && pack !== null && usedFullTime(row, pack.body.duration);
});

/**
 * Returns whether the attempt used its full time: one that runs out of time is submitted with its exact deadline, to
 * the millisecond.
 * @param minutes the attempt's time limit.
 */
function usedFullTime({ startedAt, finishedAt }: { startedAt: string; finishedAt: string }, minutes: number): boolean {
  return Date.parse(finishedAt) - Date.parse(startedAt) === minutes * 60_000;
}
