import { useState } from 'react';
import type { Review } from './review.ts';

/** The review on show: it stays while it is due, whatever arrives meanwhile. Then comes the first of the others. */
export function useCurrentReview(due: readonly Review[]): Review | undefined {
  const [shownId, setShownId] = useState<string | null>(null);
  const current = due.find(({ questionId }) => questionId === shownId) ?? due[0];
  if (current && current.questionId !== shownId) setShownId(current.questionId);
  return current;
}
