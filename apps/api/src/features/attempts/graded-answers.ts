import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import type { StoredAttempt } from './attempts.repository.ts';

/**
 * Returns the answers of a graded attempt and whether each was right; empty for an attempt that waits for a seal to
 * end.
 */
export function gradedAnswers({ status, answers }: StoredAttempt): GradedAnswer[] {
  if (status !== 'graded') return [];
  return answers.map((answer) => ({ ...answer, correct: answer.correct === true }));
}
