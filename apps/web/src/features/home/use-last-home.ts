import { useEffect, useLayoutEffect } from 'react';
import { hideLastHome, saveLastHome } from '#lib/last-home.ts';

/**
 * A visit begins with home as it looked last, which covers the page until it has something to show.
 * @param shown whether the page says what's next
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
