import { useEffect, useState } from 'react';
import { monotonicNow, secondsUntil } from '../room-clock.ts';

/** Whole seconds until a moment on the server's clock. @param offset of the server's clock from the steady one */
export function useSecondsLeft(moment: string, offset: number): number {
  const [, setTicks] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      setTicks((before) => before + 1);
      const remainingMs = Date.parse(moment) - offset - monotonicNow();
      if (remainingMs > 0) timer = setTimeout(tick, remainingMs % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [moment, offset]);
  return secondsUntil(moment, offset);
}
