import type { Lock } from './lock.ts';

/** This tab's part in electing the one tab that syncs. */
export interface Lead {
  leads(): boolean;
  /** Whether this tab leads or waits in line. */
  isCandidate(): boolean;
  /** Gets in line, unless it is there already. */
  seek(): void;
  /** Gives up the lead, or the place in line. */
  letGo(): void;
  /** Goes to the end of the line: another tab leads from now on, if there is one. */
  handOn(): void;
}

/** @param lock null where tabs cannot elect one: then each of them leads */
export function createLead(lock: Lock | null, onLead: () => void): Lead {
  let leads = false;
  let own: AbortController | null = null;

  async function acquire({ signal }: AbortController): Promise<void> {
    const release = await lock?.acquire(signal).catch(() => null);
    if (signal.aborted) return release?.();
    signal.addEventListener('abort', () => release?.(), { once: true });
    leads = true;
    onLead();
  }

  function seek(): void {
    if (own) return;
    own = new AbortController();
    void acquire(own);
  }

  function letGo(): void {
    leads = false;
    own?.abort();
    own = null;
  }

  return {
    leads: () => leads,
    isCandidate: () => own !== null,
    seek,
    letGo,
    handOn() {
      if (own === null) return;
      letGo();
      seek();
    },
  };
}
