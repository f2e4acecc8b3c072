// Tracks who is online: each process regularly reports its connected users to the store, and the store forgets users
// that are no longer reported.
import type { Presence } from '../kernel/realtime.ts';

/** Milliseconds between a process's reports of its users, and milliseconds for which a report lasts. */
export interface PresenceTimes {
  refreshMs: number;
  lifeMs: number;
}

export const PRESENCE_TIMES: PresenceTimes = { refreshMs: 30_000, lifeMs: 75_000 };

/** The store through which processes share who is online. */
export interface PresenceStore {
  /** Marks these users as online on this process for `lifeMs` milliseconds from now. */
  mark(userIds: readonly string[], lifeMs: number): Promise<void>;
  /** Removes these users from this process. */
  clear(userIds: readonly string[]): Promise<void>;
  listOnline(userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** The maximum number of users that are marked in one call. */
const BATCH_SIZE = 500;

/**
 * Tracks the connected users of one process.
 * @param onError called if the store can't be reached; the next refresh marks all users again.
 */
export function createPresence(
  store: PresenceStore,
  onError: (error: unknown) => void,
  { refreshMs, lifeMs }: PresenceTimes = PRESENCE_TIMES,
): Presence & { close(): Promise<void> } {
  /** The number of connections of each user: tabs and devices. */
  const connectionCounts = new Map<string, number>();
  // Updates run in order, so that a user who leaves and comes back at once stays online.
  let queueEnd: Promise<void> = Promise.resolve();
  const enqueue = (work: () => Promise<void>) => {
    queueEnd = queueEnd.then(work).catch(onError);
    return queueEnd;
  };

  async function markAll(): Promise<void> {
    const ids = [...connectionCounts.keys()];
    for (let at = 0; at < ids.length; at += BATCH_SIZE) await store.mark(ids.slice(at, at + BATCH_SIZE), lifeMs);
  }

  let refreshing = false;
  const timer = setInterval(() => {
    // While the store can't be reached, at most one refresh waits.
    if (refreshing || connectionCounts.size === 0) return;
    refreshing = true;
    void enqueue(markAll).finally(() => {
      refreshing = false;
    });
  }, refreshMs);
  timer.unref();

  function leave(userId: string): void {
    const remaining = (connectionCounts.get(userId) ?? 0) - 1;
    if (remaining > 0) return void connectionCounts.set(userId, remaining);
    connectionCounts.delete(userId);
    // Whether the user still has no connection is checked only when this update's turn comes, since the user may be
    // back by then.
    void enqueue(async () => {
      if (!connectionCounts.has(userId)) await store.clear([userId]);
    });
  }

  return {
    enter(userId) {
      const before = connectionCounts.get(userId) ?? 0;
      connectionCounts.set(userId, before + 1);
      if (before === 0) {
        void enqueue(async () => {
          if (connectionCounts.has(userId)) await store.mark([userId], lifeMs);
        });
      }
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        leave(userId);
      };
    },
    async listOnline(userIds) {
      if (userIds.length === 0) return new Set();
      try {
        return await store.listOnline(userIds);
      } catch (error) {
        // Calls shouldn't fail because presence is unknown, so friends appear to be offline.
        onError(error);
        return new Set();
      }
    },
    async close() {
      clearInterval(timer);
      const ids = [...connectionCounts.keys()];
      connectionCounts.clear();
      if (ids.length > 0) await enqueue(() => store.clear(ids));
    },
  };
}
