// A run begins with joining and is reset after a day. Pure.
import type { ChallengeStatus } from './types.ts';

const RESET_AFTER_MS = 24 * 3_600_000;

export interface ChallengeRun {
  joinedAt: Date;
  completedAt: Date | null;
}

export interface RunState {
  status: ChallengeStatus;
  /** Whether an earlier run was reset. */
  wasReset: boolean;
  /** When the run is reset; null without a run, or if the challenge ends sooner. */
  nextResetTime: Date | null;
}

/** A learner's state in a challenge, given the newest run. @param run null if the learner never joined */
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

/** The earliest that learners are notified before a challenge ends. */
export const ENDING_SOON_MS = 3 * 3_600_000;

/** When participants who haven't completed a challenge are notified that it ends soon; halfway through a short one. */
export function endsSoonAt({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Date {
  return new Date(endsAt.getTime() - Math.min(ENDING_SOON_MS, (endsAt.getTime() - startsAt.getTime()) / 2));
}
