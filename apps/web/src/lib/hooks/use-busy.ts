import { useRef, useState } from 'react';

/** Work that a button begins, once at a time: a second press meanwhile does nothing. `work` tells its own failures. */
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
