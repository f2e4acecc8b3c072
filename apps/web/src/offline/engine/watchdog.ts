import type { SyncStorage } from '../queue/storage.ts';
import type { Clock } from './clock.ts';

/** How often the queue is looked at. */
export const WATCH_EVERY_MS = 30_000;
/** An op that is the oldest for so long means that nothing moves. */
export const STUCK_AFTER_MS = 120_000;
/** A disk that does not answer a glance in this time has to be opened again. */
const GLANCE_MS = 10_000;

interface WatchdogParts {
  storage: SyncStorage;
  clock: Clock;
  /** The oldest pending op did not move, or the disk does not answer. */
  onStuck: () => void;
}

/** Looks after the engine from outside: whatever it waits for, the oldest pending op must move on some day. */
export function createWatchdog({ storage, clock, onStuck }: WatchdogParts): { start(): void; stop(): void } {
  let cancel = () => {};
  let oldest: { opId: string; since: number } | null = null;
  /** The disk did not answer last time. */
  let hung = false;
  let running = 0;

  async function glance(): Promise<string | null> {
    let cancelGlance = () => {};
    const late = new Promise<never>((_resolve, reject) => {
      cancelGlance = clock.after(GLANCE_MS, () => reject(new Error('The disk does not answer.')));
    });
    try {
      const [first] = await Promise.race([storage.read((tx) => tx.outbox(1)), late]);
      return first?.opId ?? null;
    } finally {
      cancelGlance();
    }
  }

  async function look(mine: number): Promise<void> {
    try {
      const opId = await glance();
      if (mine !== running) return;
      // Whoever asked the disk while it hung may wait for ever, although it answers again.
      if (hung) onStuck();
      hung = false;
      if (opId === null) oldest = null;
      else if (oldest?.opId !== opId) oldest = { opId, since: clock.elapsed() };
      else if (clock.elapsed() - oldest.since >= STUCK_AFTER_MS) {
        oldest = null;
        onStuck();
      }
    } catch {
      if (mine !== running) return;
      // Not awaited: on a disk that hangs this hangs as well. The loop that starts anew meets what is wrong.
      storage.reopen().catch(() => undefined);
      hung = true;
      onStuck();
    }
    if (mine === running) arm(mine);
  }

  function arm(mine: number): void {
    cancel = clock.after(WATCH_EVERY_MS, () => void look(mine));
  }

  return {
    start() {
      running += 1;
      arm(running);
    },
    stop() {
      running += 1;
      cancel();
    },
  };
}
