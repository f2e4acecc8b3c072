/**
 * Thrown when no connection became free in time. Its code is PostgreSQL's for too many connections, so callers may
 * retry.
 */
export class PoolBusy extends Error {
  readonly code = '53300';
  constructor() {
    super('All connections to the database are in use, and many wait for one.');
  }
}

interface SlotsOptions {
  /** The most callers that hold a slot at once. */
  max: number;
  /** The longest wait for a slot, in milliseconds; infinity for no limit. */
  patienceMs: number;
  /** The most callers that may wait for a slot. */
  mostWaiting: number;
}

export interface Slots {
  /**
   * Waits for a free slot, in order of arrival.
   * @returns a function that frees the slot.
   * @throws PoolBusy if no slot becomes free in time or too many callers are waiting.
   */
  acquire(): Promise<() => void>;
}

/** The usage of a pool of connections. */
export interface PoolUse {
  inUse: number;
  most: number;
  waiting: number;
}

interface CountedSlots extends Slots {
  usage(): PoolUse;
}

/**
 * A queue for slots that it shares with other queues. It can wait until all callers that came through this queue have
 * left.
 */
export interface SlotQueue extends Slots {
  whenEmpty(): Promise<void>;
}

export function createSlotQueue(slots: Slots): SlotQueue {
  let inside = 0;
  const waiters: (() => void)[] = [];
  function leaveQueue(): void {
    inside -= 1;
    if (inside === 0) for (const resolve of waiters.splice(0)) resolve();
  }
  return {
    async acquire() {
      inside += 1;
      try {
        const leave = await slots.acquire();
        return () => {
          leave();
          leaveQueue();
        };
      } catch (error) {
        leaveQueue();
        throw error;
      }
    },
    whenEmpty: () => (inside === 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve))),
  };
}

/**
 * Creates a bounded queue in front of a pool of connections. The driver's own queue is unbounded, and callers in it
 * never time out.
 */
export function createSlots({ max, patienceMs, mostWaiting }: SlotsOptions): CountedSlots {
  let free = max;
  const waiting = new Set<() => void>();

  function leave(): void {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  }

  function releaseOnce(): () => void {
    let isReleased = false;
    return () => {
      if (!isReleased) leave();
      isReleased = true;
    };
  }

  return {
    usage: () => ({ inUse: max - free, most: max, waiting: waiting.size }),
    acquire() {
      if (free > 0) {
        free -= 1;
        return Promise.resolve(releaseOnce());
      }
      if (waiting.size >= mostWaiting) return Promise.reject(new PoolBusy());
      return new Promise((resolve, reject) => {
        const timer = Number.isFinite(patienceMs) ? setTimeout(onTimeout, patienceMs) : undefined;
        function onFree(): void {
          clearTimeout(timer);
          waiting.delete(onFree);
          resolve(releaseOnce());
        }
        function onTimeout(): void {
          waiting.delete(onFree);
          reject(new PoolBusy());
        }
        waiting.add(onFree);
      });
    },
  };
}
