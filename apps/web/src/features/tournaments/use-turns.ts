import { useEffect, useState } from 'react';

/** Each part is shown for so long. */
const TURN_MS = 10_000;

/** Which of so many parts is shown now: one after the other, and then again from the first, until they are held. */
export function useTurns(count: number) {
  const [turn, setTurn] = useState(0);
  const [held, setHeld] = useState(false);
  const stays = held || count < 2;
  useEffect(() => {
    if (stays) return;
    const timer = setInterval(() => setTurn((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [stays]);
  return { part: count < 2 ? 0 : turn % count, held, hold: setHeld };
}
