import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';

/** Returns a one-line summary of an attempt's result; for the welcome quiz, without saying whether it's passed. */
export function formatHeadline({ quiz, percentage, passed, passingMarks, score }: GradedReport): string {
  if (percentage === 100) return 'Every answer right.';
  if (quiz.welcome) return "That's a start. See what you missed.";
  if (passed) return 'Well done. See what you missed.';
  const missing = passingMarks - score;
  return `${missing} ${missing === 1 ? 'mark' : 'marks'} short of a pass`;
}

/**
 * Returns the number of wrong answers in a report, without skipped questions; 0 while the right answers are hidden.
 * @param mended the ids of questions that don't count, because the learner has put them right since.
 */
export function countMistakes({ answers }: GradedReport, mended: ReadonlySet<string>): number {
  return answers.filter((answer) => isAnswered(answer) && answer.correct === false && !mended.has(answer.questionId))
    .length;
}

/** Returns the label of the button that leads to the learner's mistakes in a report. */
export function formatReviewLabel(mistakes: number): string {
  return mistakes === 1 ? 'Review 1 mistake' : `Review ${mistakes} mistakes`;
}
