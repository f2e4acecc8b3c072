import { useSyncExternalStore } from 'react';

/** A media query for Tailwind's `lg` breakpoint. */
const WIDE = '(min-width: 64rem)';

/** Returns whether the window is wide enough for the sidebar, and for a panel beside a list. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
