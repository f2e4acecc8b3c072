import { DIFFICULTIES, type Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { MIN_DURATION } from '@quorbit/contracts/quizzes/schema';

/**
 * Computes the figures that follow from a quiz's questions and settings. Marks and minutes are those of one attempt; if
 * questions are drawn, those of an average draw. The pass mark of an attempt is the same share of the marks that it
 * asked (`passingMarksOf`).
 */
export function computeDerivedFields(
  questions: readonly KeyedQuestion[],
  durationSet: number | null,
  passingMarksSet: number | null,
  draw: number | null = null,
) {
  const askedCount = Math.min(draw ?? questions.length, questions.length);
  const allMarks = questions.reduce((sum, question) => sum + question.marks, 0);
  const totalMarks = askedCount === 0 ? 0 : Math.round((allMarks * askedCount) / questions.length);
  return {
    duration: durationSet ?? Math.max(MIN_DURATION, askedCount),
    passingMarks: Math.min(passingMarksSet ?? Math.ceil(totalMarks / 2), totalMarks || Number.MAX_SAFE_INTEGER),
    totalMarks,
    questionCount: questions.length,
    difficulty: mostCommonDifficulty(questions),
  };
}

/** Returns the most common difficulty; the harder one if two are equally common, null without questions. */
function mostCommonDifficulty(questions: readonly KeyedQuestion[]): Difficulty | null {
  const count = (difficulty: Difficulty) => questions.filter((question) => question.difficulty === difficulty).length;
  return questions.length === 0
    ? null
    : DIFFICULTIES.reduce((best, next) => (count(next) >= count(best) ? next : best));
}
