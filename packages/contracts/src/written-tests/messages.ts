// Messages with which the server refuses calls about written tests.
import { isTimeZone } from '../lib/scalars.ts';

export const TEST_CLOSED = 'This test has closed.';
export const ID_TAKEN = 'This id is taken. Start again.';

export const MARKS_PUBLISHED = 'The marks of this test are published.';
export const WRITTEN_TOO_LATE = 'This was written after the deadline.';
export const WRITTEN_AFTER_SUBMITTING = 'This was written after the test was submitted.';

export const WITHOUT_QUESTIONS = 'A test needs at least one question to be published.';
export const STILL_PUBLISHED = 'Learners can see this test. Withdraw it before you remove its last question.';
export const CLOSED_BEFORE = "A test that has closed can't be published. Let it close later.";
export const CLOSES_IN_PAST = 'Closing must be in the future.';
export const OPENING_FIXED = 'Somebody has started this test: its opening is fixed.';
export const DURATION_FIXED = 'Somebody has started this test: its duration is fixed.';
export const QUESTIONS_FIXED =
  'Somebody has started this test: only notes for markers and sample answers can be changed.';
export const QUESTIONS_CHANGED = 'These questions were changed in another window or by another admin.';
export const STARTED = "Somebody has started this test: it can't be withdrawn or deleted.";
export const QUESTION_OF_OTHER_TEST = 'A question belongs to another test.';

export const NOT_SUBMITTED = "This answer isn't submitted yet.";
export const NOTHING_WRITTEN = 'Nothing is written here. It brings no points.';
export const MARK_CONFLICT = 'Somebody else marked this answer meanwhile.';
export const NEW_TEXT = 'New text arrived.';
export const LATE_CHANGED = 'Late text arrived, or somebody else chose meanwhile.';
export const NO_LATE_TEXT = 'No text of this answer arrived late.';
export const POINTS_MISSING = 'Points are required.';
export const ROWS_MISSING = 'Each row of the rubric needs points.';
export const WITHOUT_RUBRIC = 'This question has no rubric.';
export const formatAtMost = (marks: number) => `Points must be at most ${marks}.`;

export const NOT_PUBLISHED = "This test isn't published.";
export const NOT_CLOSED = 'Marks can be published once the test has closed.';
export const formatSittingsLeft = (left: number) =>
  left === 1 ? '1 learner is still writing.' : `${left} learners are still writing.`;
export const formatAnswersLeft = (left: number) =>
  left === 1 ? '1 answer is still to mark.' : `${left} answers are still to mark.`;

/**
 * Formats the message that a test hasn't opened yet.
 * @param zone the reader's time zone.
 */
export function formatNotOpenYet(opensAt: Date, zone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: isTimeZone(zone) ? zone : 'UTC',
  });
  return `This test hasn't opened yet. It opens on ${format.format(opensAt)}.`;
}
