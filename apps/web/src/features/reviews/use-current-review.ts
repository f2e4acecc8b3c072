import { useState } from 'react';
import { nextInMix } from './next-in-mix.ts';
import type { Review } from './review.ts';

/**
 * The review on show: it stays while it is due, whatever arrives meanwhile. Then comes the next in the mix.
 * @param seen the quizzes of the reviews before, latest last
 */
export function useCurrentReview(due: readonly Review[], seen: readonly string[]): Review | undefined {
  const [currentId, setCurrentId] = useState<string | null>(null);
  const current = due.find(({ questionId }) => questionId === currentId) ?? nextInMix(due, seen);
  if (current && current.questionId !== currentId) setCurrentId(current.questionId);
  return current;
}
