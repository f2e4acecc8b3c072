// The attempt data that other areas may read.
import { attempts } from '@quorbit/db/schema/attempts';
import { viewOf } from '@quorbit/db/views';

/**
 * The columns of attempts that reports show. Totals are null for an attempt that waits for its grade until a seal ends.
 */
export const gradedAttempts = viewOf(attempts, [
  'id',
  'userId',
  'quizId',
  'versionId',
  'startedAt',
  'finishedAt',
  'day',
  'source',
  'mode',
  'status',
  'score',
  'totalMarks',
  'percentage',
  'passed',
  'xpEarned',
  'answers',
]);

/** The columns of attempts that leaderboards count. */
export const countedAttempts = viewOf(attempts, [
  'userId',
  'id',
  'quizId',
  'versionId',
  'day',
  'percentage',
  'source',
  'counted',
  'status',
  'acceptedNo',
]);

/**
 * The columns of attempts that study sums need: `acceptedNo` is the number on arrival, `openedNo` the number when an
 * attempt under a seal was opened.
 */
export const studiedAttempts = viewOf(attempts, [
  'userId',
  'id',
  'quizId',
  'versionId',
  'day',
  'hour',
  'source',
  'status',
  'percentage',
  'answers',
  'finishedAt',
  'acceptedNo',
  'waitedAs',
  'openedNo',
]);
