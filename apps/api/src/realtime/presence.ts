// Who is there: each process tells the store of its people every so often, and the store forgets whom nobody tells of.
import type { Presence } from '../kernel/realtime.ts';

/** How long somebody is taken to be there, and how often the processes say so again. */
export interface PresenceTimes {
  refreshMs: number;
  lifeMs: number;
}

export const PRESENCE_TIMES: PresenceTimes = { refreshMs: 30_000, lifeMs: 75_000 };

/** What processes tell each other through. */
export interface PresenceStore {
  /** These people are on this process for `lifeMs` from now. */
  mark(userIds: readonly string[], lifeMs: number): Promise<void>;
  /** They are on this process no more. */
  clear(userIds: readonly string[]): Promise<void>;
  listOnline(userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** So many people go into one call. */
const BATCH_SIZE = 500;

/**
 * The people of one process.
 * @param onError told where the store can't be reached; the next refresh tells it all again
 */
export function createPresence(
  store: PresenceStore,
  onError: (error: unknown) => void,
  { refreshMs, lifeMs }: PresenceTimes = PRESENCE_TIMES,
): Presence & { close(): Promise<void> } {
  /** How often each is there: tabs and devices. */
  const connectionCounts = new Map<string, number>();
  // In order of arrival: a person who leaves and comes back at once is there.
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
    // While the store is out of reach, one refresh waits, and no queue of them.
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
    // Asked in its turn: they may be back by then.
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
        // Whether friends are there is no reason to fail: they seem to be away.
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
