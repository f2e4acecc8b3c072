import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import { attemptRows } from '#features/attempts/attempts.mirror.ts';
import { type PendingAttempt, selectPendingAttempts } from '#features/attempts/pending-attempts.mirror.ts';
import { createSelector } from '#offline/mirror/selector.ts';

/** The attempts that a person finished, as this device has them: each of them once. Newest first. */
export interface FinishedAttempts {
  /** With a row: graded, or kept on the server until their quiz opens. */
  arrived: readonly AttemptRow[];
  /** Without a row yet. */
  pending: readonly PendingAttempt[];
}

/** The rows of finished attempts, newest first. */
export const selectArrived = createSelector((get) => newestFirst(get(attemptRows.bodies)));

export const selectFinishedAttempts = createSelector(
  (get): FinishedAttempts => ({ arrived: get(selectArrived), pending: get(selectPendingAttempts) }),
);

/** The same attempts, the one finished last first. */
export function newestFirst<T extends { finishedAt: string }>(attempts: readonly T[]): T[] {
  const timed = attempts.map((attempt) => ({ attempt, at: Date.parse(attempt.finishedAt) }));
  return timed.sort((a, b) => b.at - a.at).map(({ attempt }) => attempt);
}
