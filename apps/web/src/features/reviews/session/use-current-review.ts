import { useState } from 'react';
import { pickNextReview } from './pick-next-review.ts';
import type { Review } from './review.ts';

/**
 * The review on show: it stays while it is due, whatever arrives meanwhile. Then comes the next in the mix.
 * @param seenQuizzes the quizzes of the reviews before, latest last
 * @param preferredId the question that comes next if it is due: its rating was undone
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

/** What the learner was sure of and forgot is mixed among itself and comes first. */
function filterUrgent(due: readonly Review[]): readonly Review[] {
  const urgent = due.filter(({ confidentError }) => confidentError);
  return urgent.length > 0 ? urgent : due;
}
