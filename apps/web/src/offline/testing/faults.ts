import type { SyncStorage, SyncWriter } from '../queue/storage.ts';

/** A moment of a transaction: its begin, each call inside, just before it is durable, just after. */
export type Step = 'read' | 'begin' | keyof SyncWriter | 'commit' | 'committed';

/** Throws, or hangs, to make the step fail. */
export type Fault = (step: Step) => void | Promise<void>;

export const quotaError = () => new DOMException('The disk is full.', 'QuotaExceededError');
export const closedError = () => new DOMException('The database connection is closing.', 'InvalidStateError');

/**
 * A storage whose steps may fail. What throws up to `commit` leaves nothing changed; what throws at `committed` leaves
 * everything changed, and the caller none the wiser.
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

/** Inside a transaction nothing foreign may be awaited, so only a throw counts there. */
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
