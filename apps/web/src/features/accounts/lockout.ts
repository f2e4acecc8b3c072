import { useEffect, useReducer } from 'react';

/** Returns the whole seconds until `until` (milliseconds since 1970), counting down to 0; 0 for null. */
export function useSecondsLeft(until: number | null): number {
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => {
      rerender();
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);

  // The current time is read at each render; a time kept in the state would be as old as the form when the waiting
  // begins.
  return until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
