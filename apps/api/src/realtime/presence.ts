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
  among(userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** So many people go into one call. */
const AT_ONCE = 500;

/**
 * The people of one process.
 * @param failed told where the store can't be reached; the next refresh tells it all again
 */
export function createPresence(
  store: PresenceStore,
  failed: (error: unknown) => void,
  { refreshMs, lifeMs }: PresenceTimes = PRESENCE_TIMES,
): Presence & { close(): Promise<void> } {
  /** How often each is there: tabs and devices. */
  const here = new Map<string, number>();
  // In order of arrival: a person who leaves and comes back at once is there.
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch(failed);
    return last;
  };

  async function markAll(): Promise<void> {
    const ids = [...here.keys()];
    for (let at = 0; at < ids.length; at += AT_ONCE) await store.mark(ids.slice(at, at + AT_ONCE), lifeMs);
  }

  let refreshing = false;
  const timer = setInterval(() => {
    // While the store is out of reach, one refresh waits, and no queue of them.
    if (refreshing || here.size === 0) return;
    refreshing = true;
    void inTurn(markAll).finally(() => {
      refreshing = false;
    });
  }, refreshMs);
  timer.unref();

  function leave(userId: string): void {
    const rest = (here.get(userId) ?? 0) - 1;
    if (rest > 0) return void here.set(userId, rest);
    here.delete(userId);
    // Asked in its turn: they may be back by then.
    void inTurn(async () => {
      if (!here.has(userId)) await store.clear([userId]);
    });
  }

  return {
    enter(userId) {
      const before = here.get(userId) ?? 0;
      here.set(userId, before + 1);
      if (before === 0) {
        void inTurn(async () => {
          if (here.has(userId)) await store.mark([userId], lifeMs);
        });
      }
      let left = false;
      return () => {
        if (left) return;
        left = true;
        leave(userId);
      };
    },
    async among(userIds) {
      if (userIds.length === 0) return new Set();
      try {
        return await store.among(userIds);
      } catch (error) {
        // Whether friends are there is no reason to fail: they seem to be away.
        failed(error);
        return new Set();
      }
    },
    async close() {
      clearInterval(timer);
      const ids = [...here.keys()];
      here.clear();
      if (ids.length > 0) await inTurn(() => store.clear(ids));
    },
  };
}
