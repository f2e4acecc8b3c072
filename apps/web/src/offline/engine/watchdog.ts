import type { SyncStorage } from '../queue/storage.ts';
import type { Clock } from './clock.ts';

/** How often the watchdog checks the queue. */
const WATCH_EVERY_MS = 30_000;
/** If one op stays the oldest for so long, nothing is moving. */
const STUCK_AFTER_MS = 120_000;
/** Hidden, nobody waits for it, and the leader's pauses are long. */
const STUCK_HIDDEN_MS = 15 * 60_000;
/** A disk that does not respond to a read in this time has to be reopened. */
const GLANCE_MS = 10_000;

interface WatchdogParts {
  storage: SyncStorage;
  clock: Clock;
  isVisible: () => boolean;
  /** The oldest pending op did not move, or the disk does not respond. */
  onStuck: () => void;
}

/** Watches the engine from outside: whatever it is waiting for, the oldest pending op must move eventually. */
export function createWatchdog({ storage, clock, isVisible, onStuck }: WatchdogParts): {
  start(): void;
  stop(): void;
} {
  let cancel = () => {};
  let oldest: { opId: string; since: number } | null = null;
  /** The disk did not respond last time. */
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
      // Reads from while the disk hung may never finish, even though it responds again.
      if (hung) onStuck();
      hung = false;
      if (opId === null) oldest = null;
      else if (oldest?.opId !== opId) oldest = { opId, since: clock.elapsed() };
      else if (clock.elapsed() - oldest.since >= (isVisible() ? STUCK_AFTER_MS : STUCK_HIDDEN_MS)) {
        oldest = null;
        onStuck();
      }
    } catch {
      if (mine !== running) return;
      // Not awaited: on a disk that hangs, this hangs too. The restarted loop finds out what is wrong.
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
