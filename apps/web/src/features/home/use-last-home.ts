import { useEffect, useLayoutEffect } from 'react';
import { dropLastHome, keepLastHome } from '#lib/last-home.ts';

/**
 * A visit begins with home as it looked last, which covers the page until it has something to show.
 * @param shown whether the page says what's next
 */
export function useLastHome(userId: string, { settled, shown }: { settled: boolean; shown: boolean }): void {
  useLayoutEffect(() => {
    if (settled) dropLastHome();
  }, [settled]);

  useEffect(() => {
    if (!shown) return;
    const keep = () => keepLastHome(userId);
    const idle = window.requestIdleCallback?.(keep);
    const keepHidden = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', keepHidden);
    return () => {
      if (idle !== undefined) window.cancelIdleCallback(idle);
      document.removeEventListener('visibilitychange', keepHidden);
    };
  }, [userId, shown]);
}
