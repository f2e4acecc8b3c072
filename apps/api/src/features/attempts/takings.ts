// What quizzes ask about attempts.
import type { Takings } from '../../kernel/takings.ts';
import { opensPack, ownRecords, sumAnswers, sumAttempts, takeUnfolded, wasTaken } from './attempts.repository.ts';
import { isAnswered, isTaken, takersOf } from './holds.repository.ts';
import { listNewestAnswers } from './newest.repository.ts';

export const attemptTakings: Takings = {
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
