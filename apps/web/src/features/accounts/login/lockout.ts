import { useEffect, useReducer } from 'react';

/** Returns the whole seconds until `until` (milliseconds since 1970), counting down to 0. */
export function useSecondsLeft(until: number): number {
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const timer = setInterval(() => {
      rerender();
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);

  // The current time is read at each render; a time kept in the state would be as old as the form when the waiting
  // begins.
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
