// Servers with one fault each, made by replacing parts of the real one. The torture suite must catch all of them.

import { TOMBSTONE_DAYS } from '@quorbit/contracts/sync/limits';
import type { Op } from '@quorbit/contracts/sync/schema';
import { opReceipts, syncClients } from '@quorbit/db/schema/sync';
import { and, eq, inArray, is, SQL, StringChunk } from 'drizzle-orm';
import type { Gate } from '../../kernel/gate.ts';
import type { ServerParts } from './server-parts.ts';

type FaultyParts = Partial<ServerParts>;

/** The milliseconds of a pause, long enough for concurrent calls to reach the same point. */
const PAUSE_MS = 50;

/** A server that forgets receipts and op numbers, so that repeated ops count again. */
export const withoutDedupe: FaultyParts = {
  end:
    (end, { read }) =>
    async (claims, body) => {
      const { clientId, ops }: { clientId: string; ops: Op[] } = JSON.parse(body);
      const [first] = ops;
      if (first) {
        const ids = ops.map(({ opId }) => opId);
        await read.delete(opReceipts).where(and(eq(opReceipts.userId, claims.id), inArray(opReceipts.opId, ids)));
        const lastSeq = first.seq - 1;
        await read
          .insert(syncClients)
          .values({ userId: claims.id, clientId, lastSeq, protocol: 1, lastPushAt: new Date() })
          .onConflictDoUpdate({ target: [syncClients.userId, syncClients.clientId], set: { lastSeq } });
      }
      return end(claims, body);
    },
};

/** A server that leaves one row out of each reply, although the cursor moves past it. */
export const losingRows: FaultyParts = {
  end: (end) => async (claims, body) => {
    const reply = await end(claims, body);
    if (reply.status !== 200) return reply;
    const { data } = JSON.parse(reply.text).result;
    if (data.rows.length > 1) data.rows.shift();
    return { ...reply, text: JSON.stringify({ result: { data } }) };
  },
};

/** A server that trusts the device's clock. */
export const believingClocks: FaultyParts = {
  end: (end) => (claims, body) => end(claims, JSON.stringify({ ...JSON.parse(body), clientNow: Number.MAX_VALUE })),
};

const anyNumber: Gate = {
  run: (_caller, fn) => fn(),
  countArrival: () => {},
  requestAdmission: () => ({ retryAfter: null, leave: () => {}, giveUp: () => 1 }),
};

/** A server that runs exchanges of one learner concurrently, without locking the rows that they read. */
export const withoutLock: FaultyParts = {
  gate: () => anyNumber,
  database: changingStatements(
    (text) => text.replace('order by scope for update', 'order by scope'),
    () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
  ),
};

/** A server that treats all tombstones from before a date as purged, in every scope. */
export const purgingByDate: FaultyParts = {
  database: changingStatements((text) =>
    text.replace(
      'greatest(s.purged_below, newest.version)',
      `((extract(epoch from clock_timestamp()) - ${TOMBSTONE_DAYS} * 86400) * 1000000)::bigint`,
    ),
  ),
};

/**
 * Makes a database that changes the text of statements in transactions before it runs them.
 * @param after called after each changed statement.
 */
function changingStatements(change: (text: string) => string, after = async () => {}): ServerParts['database'] {
  return (database) => ({
    ...database,
    transaction: (fn, options) =>
      database.transaction((tx) => {
        const execute = async (statement: SQL) => {
          let isChanged = false;
          const chunks = statement.queryChunks.map((chunk) => {
            if (!is(chunk, StringChunk)) return chunk;
            const changed = chunk.value.map(change);
            isChanged ||= changed.join() !== chunk.value.join();
            return new StringChunk(changed);
          });
          const result = await tx.execute(new SQL(chunks));
          if (isChanged) await after();
          return result;
        };
        const faulty = new Proxy(tx, {
          get(target, key) {
            const value: unknown = key === 'execute' ? execute : Reflect.get(target, key);
            return typeof value === 'function' ? value.bind(target) : value;
          },
        });
        return fn(faulty);
      }, options),
  });
}
