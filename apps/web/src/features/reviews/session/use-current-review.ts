import { useState } from 'react';
import { pickNextReview } from './pick-next-review.ts';
import type { Review } from './review.ts';

/**
 * Returns the current review, which stays as long as it's due, whatever arrives meanwhile. After it comes the next one
 * in the mix of quizzes.
 * @param seenQuizzes quiz ids of the previous reviews, latest last.
 * @param preferredId the question that comes next if it's due, because its rating was undone.
 */
export function useCurrentReview(
  due: readonly Review[],
  seenQuizzes: readonly string[],
  preferredId: string | null,
): Review | undefined {
  const [currentId, setCurrentId] = useState<string | null>(null);
  const current =
    due.find(({ questionId }) => questionId === preferredId) ??
    due.find(({ questionId }) => questionId === currentId) ??
    pickNextReview(filterUrgent(due), seenQuizzes);
  if (current && current.questionId !== currentId) setCurrentId(current.questionId);
  return current;
}

/**
 * Returns the due cards that the learner rated as forgotten after being sure of the answer, because they come before
 * all others; if there are none, all due cards.
 */
function filterUrgent(due: readonly Review[]): readonly Review[] {
  const urgent = due.filter(({ confidentError }) => confidentError);
  return urgent.length > 0 ? urgent : due;
}
