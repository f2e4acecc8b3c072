import type { QuizSettings } from '@quorbit/contracts/quizzes/drafts';
import { invalidField } from '../../../lib/app-error.ts';
import type { QuizRow } from '../quizzes.repository.ts';

/** What an editor changes of a quiz, as it is now. */
export function settingsOf(quiz: QuizRow): QuizSettings {
  const { title, category, description, durationSet: duration, passingMarksSet: passingMarks } = quiz;
  const { ranked, closesAt, shuffleQuestions, shuffleOptions, draw } = quiz;
  const words = { title, category, description };
  const terms = { duration, passingMarks, ranked, closesAt: closesAt?.toISOString() ?? null };
  return { ...words, ...terms, shuffleQuestions, shuffleOptions, draw };
}

/** @throws AppError INVALID for a closing time that would end a ranked quiz as soon as learners see it */
export function requireFutureClosing(closesAt: Date | null, now: Date): void {
  if (closesAt !== null && closesAt <= now)
    throw invalidField('closesAt', 'Choose a closing time in the future, or leave it empty.');
}
