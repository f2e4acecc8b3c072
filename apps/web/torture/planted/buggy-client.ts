// Clients with one fault each, made by replacing injected parts.
import type { Op } from '@quorbit/contracts/sync/schema';
import { type ClientParts, defaultClient } from '../world/tab.ts';

/** A faulty client that removes ops from the queue when they are sent, not when they are acknowledged. */
export const deletingBeforeAck: ClientParts = {
  ...defaultClient,
  transport: (transport, storage) => async (body, options) => {
    const { ops } = JSON.parse(body) as { ops: Op[] };
    if (ops.length > 0) await storage.write((tx) => tx.removeOps(ops.map(({ seq }) => seq)));
    return transport(body, options);
  },
};

/** A faulty client that leaves the first of several ops out of the request. */
export const sendingFromTheMiddle: ClientParts = {
  ...defaultClient,
  transport: (transport) => (body, options) => {
    const input = JSON.parse(body) as { ops: Op[] };
    return transport(JSON.stringify({ ...input, ops: input.ops.slice(input.ops.length > 1 ? 1 : 0) }), options);
  },
};

/** A faulty client that forgets accepted work at once, instead of writing it to the journal. */
export const withoutJournal: ClientParts = {
  ...defaultClient,
  storage: (storage) => ({
    ...storage,
    write: (work) => storage.write((tx) => work({ ...tx, addJournal: async () => {} })),
  }),
};

/**
 * A faulty client that removes too many rows at the end of a walk through all rows: also those received during the
 * walk.
 */
export const sweepingAll: ClientParts = {
  ...defaultClient,
  storage: (storage) => ({
    ...storage,
    write: (work) => storage.write((tx) => work({ ...tx, sweep: (generation) => tx.sweep(generation + 1) })),
  }),
};

/** A faulty client that loses its cursor in the middle of a walk through all rows. */
export const walkingInCircles: ClientParts = {
  ...defaultClient,
  storage: (storage) => ({
    ...storage,
    write: (work) =>
      storage.write((tx) =>
        work({ ...tx, setMeta: (meta) => tx.setMeta(meta.complete ? meta : { ...meta, cursor: '' }) }),
      ),
  }),
};
