import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import type { StoredAttempt } from './attempts.repository.ts';

/** The answers of a graded attempt, with which were right; none of one that waits for a seal to end. */
export function gradedAnswers({ status, answers }: StoredAttempt): GradedAnswer[] {
  if (status !== 'graded') return [];
  return answers.map((answer) => ({ ...answer, correct: answer.correct === true }));
}
