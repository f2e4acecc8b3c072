// Servers with one fault each, made by replacing parts of the real one. The torture suite must catch all of them.

import { newId } from '@quorbit/contracts/lib/ids';
import { TOMBSTONE_DAYS } from '@quorbit/contracts/sync/limits';
import { SITTING_ANSWER } from '@quorbit/contracts/sync/ops/sitting-answer';
import type { ExchangeReply, Op } from '@quorbit/contracts/sync/schema';
import type { Database, Tx } from '@quorbit/db/client';
import { opReceipts, syncClients } from '@quorbit/db/schema/sync';
import { savepoint } from '@quorbit/db/write';
import { and, eq, inArray, is, SQL, StringChunk } from 'drizzle-orm';
import type { Gate } from '../../kernel/gate.ts';
import { AppError } from '../../lib/app-error.ts';
import type { ServerEnd } from './in-process.ts';
import type { ServerParts } from './server-parts.ts';

type FaultyParts = Partial<ServerParts>;

/** The milliseconds of a pause, long enough for concurrent calls to reach the same point. */
const PAUSE_MS = 50;

interface Sent {
  clientId: string;
  ops: Op[];
}

/** Sets the device's last op number so that the server expects the first op of `sent` next. */
async function expectFirstOp({ read }: Database, userId: string, { clientId, ops: [first] }: Sent): Promise<void> {
  if (!first) return;
  await read
    .insert(syncClients)
    .values({ userId, clientId, lastSeq: first.seq - 1, protocol: 1, lastPushAt: new Date() })
    .onConflictDoUpdate({ target: [syncClients.userId, syncClients.clientId], set: { lastSeq: first.seq - 1 } });
}

/** A server that forgets receipts and op numbers, so that repeated ops count again. */
export const withoutDedupe: FaultyParts = {
  end: (end, database) => async (claims, body) => {
    const sent: Sent = JSON.parse(body);
    const ids = sent.ops.map(({ opId }) => opId);
    await database.read
      .delete(opReceipts)
      .where(and(eq(opReceipts.userId, claims.id), inArray(opReceipts.opId, [...ids, newId()])));
    await expectFirstOp(database, claims.id, sent);
    return end(claims, body);
  },
};

/** A server that accepts batches with missing ops. */
export const withGaps: FaultyParts = {
  end: (end, database) => async (claims, body) => {
    const sent: Sent = JSON.parse(body);
    const [known] = await database.read
      .select({ lastSeq: syncClients.lastSeq })
      .from(syncClients)
      .where(and(eq(syncClients.userId, claims.id), eq(syncClients.clientId, sent.clientId)));
    if ((sent.ops[0]?.seq ?? 0) > (known?.lastSeq ?? 0) + 1) await expectFirstOp(database, claims.id, sent);
    return end(claims, body);
  },
};

/** A server that takes a cloned device's exchange for a repeated one, so that its work is acknowledged and lost. */
export const acceptingClones: FaultyParts = {
  end: changingReplies((reply, { ops }) => {
    if (!reply.cloned) return reply;
    const { cloned: _cloned, expectedSeq: _expected, ...rest } = reply;
    return { ...rest, ackSeq: ops.at(-1)?.seq ?? rest.ackSeq };
  }),
};

/** A server that leaves one row out of each reply, although the cursor moves past it. */
export const losingRows: FaultyParts = {
  end: changingReplies((reply) => (reply.rows.length > 1 ? { ...reply, rows: reply.rows.slice(1) } : reply)),
};

/** A server that trusts the device's clock. */
export const believingClocks: FaultyParts = {
  end: (end) => (claims, body) => end(claims, JSON.stringify({ ...JSON.parse(body), clientNow: Number.MAX_VALUE })),
};

/** A server that fails the whole batch if one op is refused. */
export const failingBatches: FaultyParts = {
  database: (database) => ({
    ...database,
    transaction: (fn, options) =>
      database.transaction(async (tx) => {
        const result = await fn(tx);
        if (hasRefusal(result)) throw new AppError('INVALID', 'One of these is not right.');
        return result;
      }, options),
  }),
};

/** A server that replies with success even if the commit fails. */
export const replyingBeforeCommit: FaultyParts = {
  database: (database) => ({
    ...database,
    async transaction<T>(fn: (tx: Tx) => Promise<T>, options?: { readOnly?: boolean }): Promise<T> {
      const done: { result: T }[] = [];
      try {
        return await database.transaction(async (tx) => {
          done.push({ result: await fn(tx) });
          return done[0]?.result as T;
        }, options);
      } catch (error) {
        const [early] = done;
        if (early) return early.result;
        throw error;
      }
    },
  }),
};

const anyNumber: Gate = {
  run: (_caller, fn) => fn(),
  countArrival: () => {},
  requestAdmission: () => ({ retryAfter: null, leave: () => {}, giveUp: () => 1 }),
};

/** A server that runs exchanges of one learner concurrently, without locking the rows that they read. */
export const withoutLock: FaultyParts = {
  gate: () => anyNumber,
  database: changingStatements((text) => text.replace('order by scope for update', 'order by scope'), pause),
};

/** A server that takes a row's version before the lock, and delays every second transaction. */
export const versionBeforeLock: FaultyParts = {
  gate: () => anyNumber,
  database: changingTransactions(
    (tx) => ({
      execute: statements(tx, (text) =>
        text.replace(/greatest\(version \+ 1, (.*)clock_timestamp\(\)(.*)\) as/, '$1transaction_timestamp()$2 as'),
      ),
    }),
    onEverySecondCall(pause),
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

/** A server that drops from the cursor the moment at which the first read began. */
export const forgettingTheBegin: FaultyParts = {
  end: changingReplies((reply) => ({
    ...reply,
    cursor: reply.cursor.replace(/(^|,)([^,:]*(:[^,:]*){3}):[^,:]*/g, '$1$2'),
  })),
};

/** A server that applies the first of several ops twice. */
export const countingTwice: FaultyParts = {
  op: (type) => ({
    ...type,
    apply(tx, actor, ops, now) {
      const [first] = ops;
      const more = first && ops.length > 1 ? [{ ...first, opId: newId() }] : [];
      return type.apply(tx, actor, [...ops, ...more], now);
    },
  }),
};

/** A server that treats each attempt as unshuffled. */
export const forgettingLayouts: FaultyParts = {
  op: (type) => ({
    ...type,
    apply: (tx, actor, ops, now) =>
      type.apply(
        tx,
        actor,
        ops.map((op) => ({ ...op, args: { ...(op.args as object), layout: undefined } })),
        now,
      ),
  }),
};

/**
 * A server that lets each text of a written test replace the previous one, even if another device wrote the previous
 * one.
 */
export const mixingDevices: FaultyParts = {
  op: (type) => ({
    ...type,
    apply(tx, actor, ops, now) {
      const mixed = ops.map((op) => ({ ...op, clientId: actor.id, args: { ...(op.args as object), continues: null } }));
      return type.apply(tx, actor, type.type === SITTING_ANSWER ? mixed : ops, now);
    },
  }),
};

class Refused extends Error {
  readonly ops: ReadonlyMap<string, AppError>;
  constructor(ops: ReadonlyMap<string, AppError>) {
    super('One of them was refused.');
    this.ops = ops;
  }
}

/** A server that rolls back the ops applied together with a refused one, but acknowledges them. */
export const losingTheOthers: FaultyParts = {
  op: (type) => ({
    ...type,
    async apply(tx, actor, ops, now) {
      try {
        return await savepoint(tx, async (inner) => {
          const refused = await type.apply(inner, actor, ops, now);
          if (refused.size > 0) throw new Refused(refused);
          return refused;
        });
      } catch (error) {
        if (error instanceof Refused) return error.ops;
        throw error;
      }
    },
  }),
};

/**
 * Makes a database that changes the text of statements in transactions before it runs them.
 * @param after called after each changed statement.
 */
function changingStatements(change: (text: string) => string, after?: () => Promise<void>): ServerParts['database'] {
  return changingTransactions((tx) => ({ execute: statements(tx, change, after) }));
}

/** Makes an `execute` that changes the text of each statement before it runs it. */
function statements(tx: Tx, change: (text: string) => string, after = async () => {}) {
  return async (statement: SQL) => {
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
}

/**
 * Makes a database with some methods of its transactions replaced.
 * @param before called in a writing transaction before its first statement.
 */
function changingTransactions(
  changes: (tx: Tx) => object,
  before: () => Promise<void> = async () => {},
): ServerParts['database'] {
  return (database) => ({
    ...database,
    transaction: (fn, options) =>
      database.transaction(async (tx) => {
        if (!options?.readOnly) await before();
        const replaced = changes(tx);
        const worse = new Proxy(tx, {
          get(target, key) {
            const value: unknown = Reflect.get(key in replaced ? replaced : target, key);
            return typeof value === 'function' ? value.bind(target) : value;
          },
        });
        return fn(worse);
      }, options),
  });
}

function onEverySecondCall(dawdle: () => Promise<void>): () => Promise<void> {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls % 2 === 1) await dawdle();
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

function changingReplies(change: (reply: ExchangeReply, sent: Sent) => ExchangeReply): ServerParts['end'] {
  return (end: ServerEnd) => async (claims, body) => {
    const reply = await end(claims, body);
    if (reply.status !== 200) return reply;
    const data = change(JSON.parse(reply.text).result.data, JSON.parse(body));
    return { ...reply, text: JSON.stringify({ result: { data } }) };
  };
}

/** Returns whether a transaction's result contains a refused op. */
function hasRefusal(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('rejected' in value) return Array.isArray(value.rejected) && value.rejected.length > 0;
  return 'result' in value && hasRefusal(value.result);
}
