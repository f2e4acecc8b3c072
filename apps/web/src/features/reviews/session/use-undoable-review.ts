import { useEffect, useState } from 'react';
import { getUndoTimeLeft, type RatedReview, type SessionProgress } from './session-progress.ts';

/** Returns the last rated card while its rating can be undone; null otherwise. */
export function useUndoableReview(progress: SessionProgress): RatedReview | null {
  const [, setExpired] = useState<SessionProgress | null>(null);
  useEffect(() => {
    const remainingMs = getUndoTimeLeft(progress, Date.now());
    if (remainingMs <= 0) return;
    const timer = setTimeout(() => setExpired(progress), remainingMs);
    return () => clearTimeout(timer);
  }, [progress]);
  return getUndoTimeLeft(progress, Date.now()) > 0 ? (progress.at(-1) ?? null) : null;
}
