import { useEffect, useState } from 'react';

/** Each page is shown for so long. */
const PAGE_MS = 10_000;

/** Which of so many pages is shown now: one after the other, and then again from the first, until they are paused. */
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
