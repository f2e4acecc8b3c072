import type { SyncStorage, SyncWriter } from '../queue/storage.ts';

/**
 * A step of a storage access: a read, the begin of a transaction, each call inside it, the moment before it's durable
 * (`commit`) and the moment after (`committed`).
 */
export type Step = 'read' | 'begin' | keyof SyncWriter | 'commit' | 'committed';

/** A function called at each step, which throws or hangs to make the step fail. */
export type Fault = (step: Step) => void | Promise<void>;

export const quotaError = () => new DOMException('The disk is full.', 'QuotaExceededError');
export const closedError = () => new DOMException('The database connection is closing.', 'InvalidStateError');

/**
 * Wraps a storage so that its steps may fail. An error up to `commit` leaves nothing changed. An error at `committed`
 * leaves everything changed, although the caller gets the error.
 */
export function withFaults(storage: SyncStorage, fault: Fault): SyncStorage {
  return {
    async read(work) {
      await fault('read');
      return storage.read(work);
    },
    async write(work) {
      await fault('begin');
      const result = await storage.write(async (tx) => {
        const done = await work(createFaultyWriter(tx, fault));
        triggerFault(fault, 'commit');
        return done;
      });
      await fault('committed');
      return result;
    },
    reopen: () => storage.reopen(),
  };
}

/**
 * Calls a fault at a step inside a transaction. The fault can only throw there, because a transaction must not wait for
 * anything but its own calls.
 */
function triggerFault(fault: Fault, step: Step): void {
  void fault(step);
}

function createFaultyWriter(tx: SyncWriter, fault: Fault): SyncWriter {
  return new Proxy(tx, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== 'function') return call;
      return (...args: unknown[]) => {
        triggerFault(fault, name as Step);
        return Reflect.apply(call, target, args);
      };
    },
  });
}
