/** No connection became free in time. Its code is PostgreSQL's for too many connections, so callers may retry. */
export class PoolBusy extends Error {
  readonly code = '53300';
  constructor() {
    super('All connections to the database are in use, and many wait for one.');
  }
}

interface SlotsOptions {
  /** Most users at once. */
  max: number;
  /** Longest wait in milliseconds. */
  patienceMs: number;
  /** Most waiting callers. */
  mostWaiting: number;
}

export interface Slots {
  /** Resolves, in order of arrival, to a function that frees the slot. @throws PoolBusy */
  enter(): Promise<() => void>;
}

/** How much of a pool is in use. */
export interface PoolUse {
  inUse: number;
  most: number;
  waiting: number;
}

interface CountedSlots extends Slots {
  use(): PoolUse;
}

/** A view of the slots that can wait until all of its own users have left. */
export interface Line extends Slots {
  empty(): Promise<void>;
}

export function lineThrough(slots: Slots): Line {
  let inside = 0;
  const told: (() => void)[] = [];
  function out(): void {
    inside -= 1;
    if (inside === 0) for (const tell of told.splice(0)) tell();
  }
  return {
    async enter() {
      inside += 1;
      try {
        const leave = await slots.enter();
        return () => {
          leave();
          out();
        };
      } catch (error) {
        out();
        throw error;
      }
    },
    empty: () => (inside === 0 ? Promise.resolve() : new Promise((resolve) => told.push(resolve))),
  };
}

/**
 * A bounded queue in front of a pool of connections. The driver's own is unbounded, and callers in it never time out.
 */
export function createSlots({ max, patienceMs, mostWaiting }: SlotsOptions): CountedSlots {
  let free = max;
  const waiting = new Set<() => void>();

  function leave(): void {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  }

  function once(): () => void {
    let left = false;
    return () => {
      if (!left) leave();
      left = true;
    };
  }

  return {
    use: () => ({ inUse: max - free, most: max, waiting: waiting.size }),
    enter() {
      if (free > 0) {
        free -= 1;
        return Promise.resolve(once());
      }
      if (waiting.size >= mostWaiting) return Promise.reject(new PoolBusy());
      return new Promise((resolve, reject) => {
        const timer = Number.isFinite(patienceMs) ? setTimeout(giveUp, patienceMs) : undefined;
        function come(): void {
          clearTimeout(timer);
          waiting.delete(come);
          resolve(once());
        }
        function giveUp(): void {
          waiting.delete(come);
          reject(new PoolBusy());
        }
        waiting.add(come);
      });
    },
  };
}
