import { useEffect, useState } from 'react';

/** Each part is shown for so long. */
const TURN_MS = 10_000;

/** Which of so many parts is shown now: one after the other, and then again from the first. */
export function useTurns(count: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (count < 2) return;
    const timer = setInterval(() => setTurn((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [count]);
  return count < 2 ? 0 : turn % count;
}
