// What other areas may read of attempts.
import { attempts } from '@quorbit/db/schema/attempts';
import { viewOf } from '@quorbit/db/views';

/** Attempts as reports show them. Totals of those that wait for a seal to end are null. */
export const gradedAttempts = viewOf(attempts, [
  'id',
  'userId',
  'quizId',
  'versionId',
  'startedAt',
  'finishedAt',
  'day',
  'source',
  'status',
  'score',
  'totalMarks',
  'percentage',
  'passed',
  'xpEarned',
  'answers',
]);

/** Attempts as boards count them. */
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

/** Attempts as the sums of studying see them: numbered when they came and, where they waited, when they were opened. */
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
