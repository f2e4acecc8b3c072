// Which texts of a sitting count. Pure. All times are the server's: devices' are corrected before.

import { MARKS_PUBLISHED, WRITTEN_AFTER_SUBMITTING, WRITTEN_TOO_LATE } from './messages.ts';
import { isAfterDeadline } from './rules.ts';

interface SittingTimes {
  startedAt: Date;
  deadline: Date;
  submittedAt: Date | null;
  publishedAt: Date | null;
}

/** Why a sitting takes no text that was written then; null if it does. */
export function findTextRefusal({ deadline, submittedAt, publishedAt }: SittingTimes, writtenAt: Date): string | null {
  if (publishedAt !== null) return MARKS_PUBLISHED;
  if (isAfterDeadline(deadline, writtenAt)) return WRITTEN_TOO_LATE;
  // One that ended at its deadline keeps the grace that it had.
  if (submittedAt !== null && submittedAt < deadline && writtenAt > submittedAt) return WRITTEN_AFTER_SUBMITTING;
  return null;
}

/** When a sitting counts as submitted after its learner submitted it then; null if that changes nothing. */
export function submissionTimeOf(
  { startedAt, deadline, submittedAt, publishedAt }: SittingTimes,
  at: Date,
): Date | null {
  // One that was closed at its deadline may have been submitted before, by a device that was offline.
  if (publishedAt !== null || (submittedAt !== null && submittedAt < deadline)) return null;
  const time = Math.max(startedAt.getTime(), Math.min(at.getTime(), deadline.getTime()));
  return time === submittedAt?.getTime() ? null : new Date(time);
}
