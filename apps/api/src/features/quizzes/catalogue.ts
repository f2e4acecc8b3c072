import type { CategoryQuizzes, ContentQuiz } from '@quorbit/contracts/content/quizzes';
import { readContentFolder } from '../../lib/content.ts';

/** The quizzes that a new installation starts with: three quizzes of ten questions for each category. */
export const catalogue: readonly ContentQuiz[] = readContentFolder<CategoryQuizzes>('quizzes/catalogue').flatMap(
  ({ category, quizzes }) => quizzes.map((quiz) => ({ ...quiz, category })),
);
