import { useRef, useState } from 'react';

/**
 * Runs the work that a button starts, once at a time: a second press in the meantime does nothing. `work` reports its
 * own failures.
 */
export function useBusy() {
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);

  async function runOnce(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { busy, runOnce };
}
