// When a play ends, and what of it counts. Pure.

export const ALREADY_SUBMITTED = "You've already submitted this quiz.";

/** What arrives this long after the deadline still counts: it was given in time. */
export const PLAY_GRACE_MS = 30_000;

/** The sooner of the time that one quiz may take and the end of the game. */
export function playDeadlineOf(startedAt: Date, seconds: number, gameEndsAt: Date): Date {
  return new Date(Math.min(startedAt.getTime() + seconds * 1_000, gameEndsAt.getTime()));
}

export function isAfterDeadline(deadline: Date, now: Date): boolean {
  return now.getTime() > deadline.getTime() + PLAY_GRACE_MS;
}

/** @param time on the learner's clock */
export function formatTooLate({ hour, minute }: { hour: number; minute: number }): string {
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return `Too late: we counted what had reached us by ${time}`;
}

/** Whole seconds from the start to the submission, which counts until the deadline only. */
export function computeSecondsPlayed(
  { startedAt, deadline }: { startedAt: Date; deadline: Date },
  submittedAt: Date,
): number {
  const endedAt = Math.min(submittedAt.getTime(), deadline.getTime());
  return Math.max(0, Math.round((endedAt - startedAt.getTime()) / 1_000));
}
