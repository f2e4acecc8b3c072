import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import { attemptRows } from '#features/attempts/attempts.mirror.ts';
import { type PendingAttempt, selectPendingAttempts } from '#features/attempts/pending-attempts.mirror.ts';
import { selectWelcomeQuizId } from '#features/quizzes/downloads.mirror.ts';
import { createSelector } from '#offline/mirror/selector.ts';

/**
 * The attempts that the user finished, as this device has them. Each attempt is listed once; `arrived` is sorted newest
 * first.
 */
export interface FinishedAttempts {
  /** Finished attempts with a row from the server: graded, or stored there until their quiz is unsealed. */
  arrived: readonly AttemptRow[];
  /** Finished attempts of which the server hasn't sent a row yet. */
  pending: readonly PendingAttempt[];
  /** The id of the welcome quiz; null if this device doesn't know it. */
  welcomeQuizId: string | null;
}

/** Selects the rows of finished attempts, newest first. */
export const selectArrived = createSelector((get) => newestFirst(get(attemptRows.bodies)));

export const selectFinishedAttempts = createSelector(
  (get): FinishedAttempts => ({
    arrived: get(selectArrived),
    pending: get(selectPendingAttempts),
    welcomeQuizId: get(selectWelcomeQuizId),
  }),
);

/** Returns the attempts sorted by the time they were finished, latest first. */
export function newestFirst<T extends { finishedAt: string }>(attempts: readonly T[]): T[] {
  const timed = attempts.map((attempt) => ({ attempt, at: Date.parse(attempt.finishedAt) }));
  return timed.sort((a, b) => b.at - a.at).map(({ attempt }) => attempt);
}
