// What quizzes ask about attempts.
import type { AttemptQueries } from '../../kernel/attempt-queries.ts';
import {
  opensPack as canOpenPack,
  takeUnfolded as dequeueForStatistics,
  isTakenByOthers as hasAttemptsByOthers,
  listOwnRecords as listQuizRecords,
  sumAnswers,
  sumAttempts,
} from './attempts.repository.ts';
import {
  isAnswered as hasAnswers,
  isTaken as hasAttempts,
  takersOf as learnerIdsOf,
} from './deletion-blockers.repository.ts';
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
