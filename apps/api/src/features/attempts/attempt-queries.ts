// Implements the queries about attempts that the quizzes area needs.
import type { AttemptQueries } from '../../kernel/attempt-queries.ts';
import {
  canOpenPack,
  dequeueForStatistics,
  hasAttemptsByOthers,
  listQuizRecords,
  sumAnswers,
  sumAttempts,
} from './attempts.repository.ts';
import { hasAnswers, hasAttempts, learnerIdsOf } from './deletion-blockers.repository.ts';
import { listNewestAnswers } from './newest-answers.repository.ts';

export const attemptQueries: AttemptQueries = {
  hasAttempts,
  hasAnswers,
  learnerIdsOf,
  canOpenPack,
  hasAttemptsByOthers,
  listQuizRecords,
  listNewestAnswers,
  dequeueForStatistics,
  sumAttempts,
  sumAnswers,
};
