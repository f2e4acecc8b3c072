import { useState } from 'react';
import type { Review } from './review.ts';

/** The review on show: it stays while it is due, whatever arrives meanwhile. Then comes the first of the others. */
export function useCurrentReview(due: readonly Review[]): Review | undefined {
  const [currentId, setCurrentId] = useState<string | null>(null);
  const current = due.find(({ questionId }) => questionId === currentId) ?? due[0];
  if (current && current.questionId !== currentId) setCurrentId(current.questionId);
  return current;
}
