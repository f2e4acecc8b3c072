import { useState } from 'react';
import { nextInMix } from './next-in-mix.ts';
import type { Review } from './review.ts';

/**
 * The review on show: it stays while it is due, whatever arrives meanwhile. Then comes the next in the mix.
 * @param seen the quizzes of the reviews before, latest last
 * @param wanted the question that comes next if it is due: its rating was undone
 */
export function useCurrentReview(
  due: readonly Review[],
  seen: readonly string[],
  wanted: string | null,
): Review | undefined {
  const [currentId, setCurrentId] = useState<string | null>(null);
  const current =
    due.find(({ questionId }) => questionId === wanted) ??
    due.find(({ questionId }) => questionId === currentId) ??
    nextInMix(urgentOf(due), seen);
  if (current && current.questionId !== currentId) setCurrentId(current.questionId);
  return current;
}

/** What the learner was sure of and forgot is mixed among itself and comes first. */
function urgentOf(due: readonly Review[]): readonly Review[] {
  const urgent = due.filter(({ confidentError }) => confidentError);
  return urgent.length > 0 ? urgent : due;
}
