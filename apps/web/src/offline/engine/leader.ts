import type { Lock } from './lock.ts';

/** This tab's part in electing the one tab that syncs. */
export interface Leader {
  isLeader(): boolean;
  /** Returns whether this tab leads or waits in line to lead. */
  isCandidate(): boolean;
  /** Puts this tab in line to lead, unless it's there already. */
  awaitLock(): void;
  /** Gives up the lead, or the place in line to lead. */
  release(): void;
  /** Moves this tab to the end of the line: another tab leads from now on, if there is one. */
  requeue(): void;
}

/**
 * Creates this tab's part in the election; `onElected` is called when it begins to lead.
 * @param lock null if tabs can't elect one of them; each tab then leads.
 */
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
