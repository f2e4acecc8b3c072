import type { SyncStorage } from '../queue/storage.ts';
import type { Clock } from './clock.ts';

/** How often the watchdog checks the queue. */
const WATCH_EVERY_MS = 30_000;
/** If one op stays the oldest for so long, nothing is moving. */
const STUCK_AFTER_MS = 120_000;
/** Hidden, nobody waits for it, and the leader's pauses are long. */
const STUCK_HIDDEN_MS = 15 * 60_000;
/** A disk that does not respond to a read in this time has to be reopened. */
const READ_TIMEOUT_MS = 10_000;

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
  let isHung = false;
  let running = 0;

  async function readOldestId(): Promise<string | null> {
    let cancelTimeout = () => {};
    const timeout = new Promise<never>((_resolve, reject) => {
      cancelTimeout = clock.after(READ_TIMEOUT_MS, () => reject(new Error('The disk does not answer.')));
    });
    try {
      const [first] = await Promise.race([storage.read((tx) => tx.outbox(1)), timeout]);
      return first?.opId ?? null;
    } finally {
      cancelTimeout();
    }
  }

  async function checkQueue(mine: number): Promise<void> {
    try {
      const opId = await readOldestId();
      if (mine !== running) return;
      // Reads from while the disk hung may never finish, even though it responds again.
      if (isHung) onStuck();
      isHung = false;
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
      isHung = true;
      onStuck();
    }
    if (mine === running) scheduleCheck(mine);
  }

  function scheduleCheck(mine: number): void {
    cancel = clock.after(WATCH_EVERY_MS, () => void checkQueue(mine));
  }

  return {
    start() {
      running += 1;
      scheduleCheck(running);
    },
    stop() {
      running += 1;
      cancel();
    },
  };
}
