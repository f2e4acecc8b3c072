import { useSyncExternalStore } from 'react';

const getMediaQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the person asked their device for less movement. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = getMediaQuery();
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => getMediaQuery().matches,
  );
}
