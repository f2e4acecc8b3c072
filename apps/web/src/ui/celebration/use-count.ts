import { useEffect, useState } from 'react';

const LONGEST_MS = 900;

/** A number on its way from one value to another, over `ms`; at once for people who want less movement. */
export function useCount(from: number, to: number, ms = LONGEST_MS): number {
  const [now, setNow] = useState(() => (wantsStillness() ? to : from));

  useEffect(() => {
    if (wantsStillness()) return setNow(to);
    const start = performance.now();
    let frame = requestAnimationFrame(function step(time) {
      const share = Math.min(1, Math.max(0, (time - start) / ms));
      // Ease-out: quick at first, so that the answer is there early.
      setNow(from + (to - from) * (1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to, ms]);

  return now;
}

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
