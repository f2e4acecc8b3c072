import { useEffect, useState } from 'react';

/** The time in milliseconds for which each page is shown. */
const PAGE_MS = 10_000;

/** Returns which of `count` pages is shown: they follow each other in a loop until the rotation is paused. */
export function usePageRotation(count: number) {
  const [step, setStep] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isStopped = isPaused || count < 2;
  useEffect(() => {
    if (isStopped) return;
    const timer = setInterval(() => setStep((before) => before + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, [isStopped]);
  return { page: count < 2 ? 0 : step % count, isPaused, setPaused };
}
