import { useEffect, useState } from 'react';

const DEFAULT_MS = 900;

/** Returns a number that moves from one value to another within `ms`; it's at the end at once with reduced motion. */
export function useAnimatedCount(from: number, to: number, ms = DEFAULT_MS): number {
  const [now, setNow] = useState(() => (prefersReducedMotion() ? to : from));

  useEffect(() => {
    if (prefersReducedMotion()) return setNow(to);
    const start = performance.now();
    let frame = requestAnimationFrame(function step(time) {
      const share = Math.min(1, Math.max(0, (time - start) / ms));
      // The number moves fast at first (ease-out), so that it's near its final value early.
      setNow(from + (to - from) * (1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to, ms]);

  return now;
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
