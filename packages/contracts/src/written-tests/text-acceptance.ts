// Decides which texts of a sitting are accepted. Pure. All times are the server's: times of devices are corrected
// before.

import { MARKS_PUBLISHED, WRITTEN_AFTER_SUBMITTING, WRITTEN_TOO_LATE } from './messages.ts';
import { isAfterDeadline } from './rules.ts';

interface SittingTimes {
  startedAt: Date;
  deadline: Date;
  submittedAt: Date | null;
  publishedAt: Date | null;
}

/** Returns why a sitting refuses a text that was written at `writtenAt`; null if it accepts the text. */
export function findTextRefusal({ deadline, submittedAt, publishedAt }: SittingTimes, writtenAt: Date): string | null {
  if (publishedAt !== null) return MARKS_PUBLISHED;
  if (isAfterDeadline(deadline, writtenAt)) return WRITTEN_TOO_LATE;
  // A sitting that ended at its deadline keeps its grace period.
  if (submittedAt !== null && submittedAt < deadline && writtenAt > submittedAt) return WRITTEN_AFTER_SUBMITTING;
  return null;
}

/**
 * Returns the time at which a sitting counts as submitted if its learner submitted it at `at`; null if that changes
 * nothing.
 */
export function submissionTimeOf(
  { startedAt, deadline, submittedAt, publishedAt }: SittingTimes,
  at: Date,
): Date | null {
  // A sitting that was closed at its deadline may have been submitted earlier, by a device that was offline.
  if (publishedAt !== null || (submittedAt !== null && submittedAt < deadline)) return null;
  const time = Math.max(startedAt.getTime(), Math.min(at.getTime(), deadline.getTime()));
  return time === submittedAt?.getTime() ? null : new Date(time);
}
