import { useRef, useState } from 'react';

/** Work that a button begins, once at a time: a second press meanwhile does nothing. `work` tells its own failures. */
export function useDuring() {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);

  async function during(work: () => Promise<void>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { busy, during };
}
