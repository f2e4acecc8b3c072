// Rules for the deadline of a play and its duration. Pure functions.

export const ALREADY_SUBMITTED = "You've already submitted this quiz.";

/**
 * A submission that arrives within this many milliseconds after the deadline still counts, because the answers were
 * given in time.
 */
export const PLAY_GRACE_MS = 30_000;

/** Returns the earlier of two times: the end of the quiz's time limit, and the end of the game. */
export function playDeadlineOf(startedAt: Date, seconds: number, gameEndsAt: Date): Date {
  return new Date(Math.min(startedAt.getTime() + seconds * 1_000, gameEndsAt.getTime()));
}

export function isAfterDeadline(deadline: Date, now: Date): boolean {
  return now.getTime() > deadline.getTime() + PLAY_GRACE_MS;
}

/**
 * Returns the message for a submission that came too late.
 * @param time the time of the deadline on the learner's clock.
 */
export function formatTooLate({ hour, minute }: { hour: number; minute: number }): string {
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return `Too late: we counted what had reached us by ${time}`;
}

/** Returns the whole seconds from the start to the submission; time after the deadline isn't counted. */
export function computeSecondsPlayed(
  { startedAt, deadline }: { startedAt: Date; deadline: Date },
  submittedAt: Date,
): number {
  const endedAt = Math.min(submittedAt.getTime(), deadline.getTime());
  return Math.max(0, Math.round((endedAt - startedAt.getTime()) / 1_000));
}
