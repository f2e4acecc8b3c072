import type { Lock } from './lock.ts';

/** This tab's part in electing the one tab that syncs. */
export interface Leader {
  isLeader(): boolean;
  /** Whether this tab leads or waits in line. */
  isCandidate(): boolean;
  /** Gets in line, unless it is there already. */
  awaitLock(): void;
  /** Gives up the lead, or the place in line. */
  release(): void;
  /** Goes to the end of the line: another tab leads from now on, if there is one. */
  requeue(): void;
}

/** @param lock null where tabs cannot elect one: then each of them leads */
export function createLeader(lock: Lock | null, onElected: () => void): Leader {
  let isLeader = false;
  let controller: AbortController | null = null;

  async function waitForLock({ signal }: AbortController): Promise<void> {
    const release = await lock?.acquire(signal).catch(() => null);
    if (signal.aborted) return release?.();
    signal.addEventListener('abort', () => release?.(), { once: true });
    isLeader = true;
    onElected();
  }

  function awaitLock(): void {
    if (controller) return;
    controller = new AbortController();
    void waitForLock(controller);
  }

  function releaseLead(): void {
    isLeader = false;
    controller?.abort();
    controller = null;
  }

  return {
    isLeader: () => isLeader,
    isCandidate: () => controller !== null,
    awaitLock,
    release: releaseLead,
    requeue() {
      if (controller === null) return;
      releaseLead();
      awaitLock();
    },
  };
}
