// Clients with one fault each, made by replacing injected parts.
import type { Op } from '@quorbit/contracts/sync/schema';
import { type ClientParts, defaultClient } from '../world/tab.ts';

/** What is sent is taken out of the queue at once, not when it is acknowledged. */
export const deletingBeforeAck: ClientParts = {
  ...defaultClient,
  transport: (transport, storage) => async (body, options) => {
    const { ops } = JSON.parse(body) as { ops: Op[] };
    if (ops.length > 0) await storage.write((tx) => tx.removeOps(ops.map(({ seq }) => seq)));
    return transport(body, options);
  },
};

/** Of several ops the first is left out of the request. */
export const sendingFromTheMiddle: ClientParts = {
  ...defaultClient,
  transport: (transport) => (body, options) => {
    const input = JSON.parse(body) as { ops: Op[] };
    return transport(JSON.stringify({ ...input, ops: input.ops.slice(input.ops.length > 1 ? 1 : 0) }), options);
  },
};

/** Settled work is forgotten at once. */
export const withoutJournal: ClientParts = {
  ...defaultClient,
  storage: (storage) => ({
    ...storage,
    write: (work) => storage.write((tx) => work({ ...tx, addJournal: async () => {} })),
  }),
};

/** At the end of a walk through all rows, what came in it is removed as well. */
export const sweepingAll: ClientParts = {
  ...defaultClient,
  storage: (storage) => ({
    ...storage,
    write: (work) => storage.write((tx) => work({ ...tx, sweep: (generation) => tx.sweep(generation + 1) })),
  }),
};

/** In the middle of a walk its place is forgotten. */
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
