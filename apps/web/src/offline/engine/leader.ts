import type { Lock } from './lock.ts';

/** This tab's part in electing the one tab that syncs. */
export interface Leader {
  isLeading(): boolean;
  /** Whether this tab leads or waits in line. */
  isCandidate(): boolean;
  /** Gets in line, unless it is there already. */
  acquire(): void;
  /** Gives up the lead, or the place in line. */
  release(): void;
  /** Goes to the end of the line: another tab leads from now on, if there is one. */
  handOver(): void;
}

/** @param lock null where tabs cannot elect one: then each of them leads */
export function createLeader(lock: Lock | null, onLead: () => void): Leader {
  let leads = false;
  let own: AbortController | null = null;

  async function waitForLock({ signal }: AbortController): Promise<void> {
    const release = await lock?.acquire(signal).catch(() => null);
    if (signal.aborted) return release?.();
    signal.addEventListener('abort', () => release?.(), { once: true });
    leads = true;
    onLead();
  }

  function seek(): void {
    if (own) return;
    own = new AbortController();
    void waitForLock(own);
  }

  function letGo(): void {
    leads = false;
    own?.abort();
    own = null;
  }

  return {
    isLeading: () => leads,
    isCandidate: () => own !== null,
    acquire: seek,
    release: letGo,
    handOver() {
      if (own === null) return;
      letGo();
      seek();
    },
  };
}
