import type { SyncStorage } from '../queue/storage.ts';
import type { Clock } from './clock.ts';

/** The pause between two checks of the queue, in milliseconds. */
const WATCH_EVERY_MS = 30_000;
/** The queue counts as stuck when the same op has been the oldest for this many milliseconds. */
const STUCK_AFTER_MS = 120_000;
/**
 * The queue counts as stuck after this many milliseconds while the page is hidden. The limit is longer then, because
 * nobody waits for the work and the leader pauses longer between exchanges.
 */
const STUCK_HIDDEN_MS = 15 * 60_000;
/** The storage is reopened when it doesn't respond to a read within this many milliseconds. */
const READ_TIMEOUT_MS = 10_000;

interface WatchdogParts {
  storage: SyncStorage;
  clock: Clock;
  isVisible: () => boolean;
  /** Called when the oldest pending op hasn't moved for too long, or the disk doesn't respond. */
  onStuck: () => void;
}

/**
 * Creates a watchdog that checks from outside the engine that the oldest pending op moves on, and calls `onStuck` if it
 * doesn't.
 */
export function createWatchdog({ storage, clock, isVisible, onStuck }: WatchdogParts): {
  start(): void;
  stop(): void;
} {
  let cancel = () => {};
  let oldest: { opId: string; since: number } | null = null;
  /** Whether the disk didn't respond to the last check. */
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
      // Reads that the engine began while the disk hung may never finish, even though the disk responds again.
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
      // This isn't awaited, because on a disk that hangs it hangs too. The restarted engine finds out whether the disk
      // works.
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
