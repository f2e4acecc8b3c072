// What quizzes ask about attempts.
import type { AttemptQueries } from '../../kernel/attempt-queries.ts';
import { opensPack, ownRecords, sumAnswers, sumAttempts, takeUnfolded, wasTaken } from './attempts.repository.ts';
import { isAnswered, isTaken, takersOf } from './deletion-blockers.repository.ts';
import { listNewestAnswers } from './newest.repository.ts';

export const attemptQueries: AttemptQueries = {
  isTaken,
  isAnswered,
  takersOf,
  opensPack,
  wasTaken,
  ownRecords,
  listNewestAnswers,
  takeUnfolded,
  sumAttempts,
  sumAnswers,
};
