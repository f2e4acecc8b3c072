// Rules for the runs of a challenge. A run begins when the learner joins. It is reset 24 hours after its completion or,
// if it isn't completed, 24 hours after its beginning. Pure.
import type { ChallengeStatus } from './types.ts';

const RESET_AFTER_MS = 24 * 3_600_000;

export interface ChallengeRun {
  joinedAt: Date;
  completedAt: Date | null;
}

export interface RunState {
  status: ChallengeStatus;
  /** Whether the learner's newest run was reset. */
  wasReset: boolean;
  /**
   * The time when the learner's newest run is reset; null without a run, and if the challenge ends before that time.
   */
  nextResetTime: Date | null;
}

/** Returns a learner's state in a challenge from their newest run. @param run null if the learner never joined */
export function runStateOf(run: ChallengeRun | null, endsAt: Date, now: Date): RunState {
  if (!run) return { status: 'available', wasReset: false, nextResetTime: null };
  const { joinedAt, completedAt } = run;
  const resetAt = new Date((completedAt ?? joinedAt).getTime() + RESET_AFTER_MS);
  const willReset = resetAt < endsAt;
  if (willReset && now >= resetAt) return { status: 'available', wasReset: true, nextResetTime: null };
  return {
    status: completedAt ? 'completed_today' : 'in_progress',
    wasReset: false,
    nextResetTime: willReset ? resetAt : null,
  };
}

/**
 * The maximum time before the end of a challenge at which its participants are notified that it ends soon, in
 * milliseconds.
 */
export const ENDING_SOON_MS = 3 * 3_600_000;

/**
 * Returns when participants who haven't completed a challenge are notified that it ends soon: three hours before the
 * end, or halfway through a challenge shorter than six hours.
 */
export function endsSoonAt({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Date {
  return new Date(endsAt.getTime() - Math.min(ENDING_SOON_MS, (endsAt.getTime() - startsAt.getTime()) / 2));
}
