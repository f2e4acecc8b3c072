import type { QuizSettings } from '@quorbit/contracts/quizzes/drafts';
import { invalidField } from '../../../lib/app-error.ts';
import type { QuizRow } from '../quizzes.repository.ts';

/** Returns a quiz's current settings as an editor changes them. */
export function settingsOf(quiz: QuizRow): QuizSettings {
  const { title, category, description, durationSet: duration, passingMarksSet: passingMarks } = quiz;
  const { ranked, closesAt, shuffleQuestions, shuffleOptions, draw } = quiz;
  const words = { title, category, description };
  const terms = { duration, passingMarks, ranked, closesAt: closesAt?.toISOString() ?? null };
  return { ...words, ...terms, shuffleQuestions, shuffleOptions, draw };
}

/**
 * Refuses a closing time that isn't in the future: it would end a ranked quiz as soon as learners see it.
 * @throws AppError INVALID.
 */
export function requireFutureClosing(closesAt: Date | null, now: Date): void {
  if (closesAt !== null && closesAt <= now)
    throw invalidField('closesAt', 'Choose a closing time in the future, or leave it empty.');
}
