import { useEffect, useState } from 'react';
import { monotonicNow, secondsUntil } from '../room-clock.ts';

/**
 * Returns the whole seconds until a moment on the server's clock, and re-renders each second.
 * @param offset milliseconds by which the server's clock is ahead of the monotonic one.
 */
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
