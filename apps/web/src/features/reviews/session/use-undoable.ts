import { useEffect, useState } from 'react';
import { type RatedReview, type SessionProgress, undoableFor } from './session-progress.ts';

/** The last card rated, while that can be undone. */
export function useUndoable(progress: SessionProgress): RatedReview | null {
  const [, setOver] = useState<SessionProgress | null>(null);
  useEffect(() => {
    const left = undoableFor(progress, Date.now());
    if (left <= 0) return;
    const timer = setTimeout(() => setOver(progress), left);
    return () => clearTimeout(timer);
  }, [progress]);
  return undoableFor(progress, Date.now()) > 0 ? (progress.at(-1) ?? null) : null;
}
