import { useEffect, useLayoutEffect } from 'react';
import { hideLastHome, saveLastHome } from '#lib/last-home.ts';

/**
 * Hides the copy of home from the last visit, which covers the page while it loads, and saves a new copy for the next
 * visit.
 * @param shown whether the page shows a prompt, so that it's worth saving.
 */
export function useLastHome(userId: string, { settled, shown }: { settled: boolean; shown: boolean }): void {
  useLayoutEffect(() => {
    if (settled) hideLastHome();
  }, [settled]);

  useEffect(() => {
    if (!shown) return;
    const save = () => saveLastHome(userId);
    const idleCallback = window.requestIdleCallback?.(save);
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      if (idleCallback !== undefined) window.cancelIdleCallback(idleCallback);
      document.removeEventListener('visibilitychange', saveWhenHidden);
    };
  }, [userId, shown]);
}
