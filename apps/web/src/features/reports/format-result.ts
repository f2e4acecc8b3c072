import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import type { AttemptProgress } from './result.mirror.ts';

/** The result in one line. */
export function formatHeadline({ percentage, passed, passingMarks, score }: GradedReport): string {
  if (percentage === 100) return 'Every answer right.';
  if (passed) return 'Well done. See what you missed.';
  const missing = passingMarks - score;
  return `${missing} ${missing === 1 ? 'mark' : 'marks'} short of a pass`;
}

/** Questions that were answered wrongly; none while the right answers are hidden. */
export function countMistakes({ answers }: GradedReport): number {
  return answers.filter((answer) => isAnswered(answer) && answer.correct === false).length;
}

/** What the button says that leads to them. */
export function formatReviewLabel(mistakes: number): string {
  return mistakes === 1 ? 'Review 1 mistake' : `Review ${mistakes} mistakes`;
}

/** Whether the result is on the server, in a word. */
export function formatSyncState(progress: AttemptProgress, stuck: boolean): string {
  if (progress === 'counted') return 'Synced';
  return stuck ? 'Waiting' : 'Sending';
}
