import { useSyncExternalStore } from 'react';

const getMediaQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Returns whether the user's device asks for reduced motion. */
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
