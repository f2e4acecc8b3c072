// Servers with one fault each, made by replacing parts of the real one. The suite proves itself by catching them.

import { newId } from '@quorbit/contracts/lib/ids';
import type { ExchangeAnswer, Op } from '@quorbit/contracts/sync/schema';
import type { Database, Tx } from '@quorbit/db/client';
import { opReceipts, syncClients, syncScopes } from '@quorbit/db/schema/sync';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../../lib/app-error.ts';
import type { ServerEnd } from './in-process.ts';
import type { ServerParts } from './server-parts.ts';

type Worse = Partial<ServerParts>;

/** Long enough for whatever comes in the same moment to get as far. */
const PAUSE_MS = 50;

interface Sent {
  clientId: string;
  ops: Op[];
}

/** Makes the server stand just before the first op of what comes in. */
async function standBefore({ read }: Database, userId: string, { clientId, ops: [first] }: Sent): Promise<void> {
  if (!first) return;
  await read
    .insert(syncClients)
    .values({ userId, clientId, lastSeq: first.seq - 1, protocol: 1, lastPushAt: new Date() })
    .onConflictDoUpdate({ target: [syncClients.userId, syncClients.clientId], set: { lastSeq: first.seq - 1 } });
}

/** Whatever comes is new: no receipt and no number is remembered. */
export const withoutDedupe: Worse = {
  end: (end, database) => async (claims, body) => {
    const sent: Sent = JSON.parse(body);
    const ids = sent.ops.map(({ opId }) => opId);
    await database.read
      .delete(opReceipts)
      .where(and(eq(opReceipts.userId, claims.id), inArray(opReceipts.opId, [...ids, newId()])));
    await standBefore(database, claims.id, sent);
    return end(claims, body);
  },
};

/** A batch may begin anywhere. */
export const withGaps: Worse = {
  end: (end, database) => async (claims, body) => {
    const sent: Sent = JSON.parse(body);
    const [known] = await database.read
      .select({ lastSeq: syncClients.lastSeq })
      .from(syncClients)
      .where(and(eq(syncClients.userId, claims.id), eq(syncClients.clientId, sent.clientId)));
    if ((sent.ops[0]?.seq ?? 0) > (known?.lastSeq ?? 0) + 1) await standBefore(database, claims.id, sent);
    return end(claims, body);
  },
};

/** Another device under the same identity is taken for a repeat: its work is acknowledged and forgotten. */
export const withoutTellingClones: Worse = {
  end: changingAnswers((answer, { ops }) => {
    if (!answer.cloned) return answer;
    const { cloned: _cloned, expectedSeq: _expected, ...rest } = answer;
    return { ...rest, ackSeq: ops.at(-1)?.seq ?? rest.ackSeq };
  }),
};

/** One row of each answer is forgotten, although the cursor moves past it. */
export const losingRows: Worse = {
  end: changingAnswers((answer) => (answer.rows.length > 1 ? { ...answer, rows: answer.rows.slice(1) } : answer)),
};

/** Whatever a device's clock says is taken for the time. */
export const believingClocks: Worse = {
  end: (end) => (claims, body) => end(claims, JSON.stringify({ ...JSON.parse(body), clientNow: Number.MAX_VALUE })),
};

/** One op that is refused makes the whole batch fail. */
export const failingBatches: Worse = {
  database: (database) => ({
    ...database,
    transaction: (fn, options) =>
      database.transaction(async (tx) => {
        const result = await fn(tx);
        if (refuses(result)) throw new AppError('INVALID', 'One of these is not right.');
        return result;
      }, options),
  }),
};

/** The answer is given before the commit is known to be done. */
export const answeringBeforeCommit: Worse = {
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
        const [answered] = done;
        if (answered) return answered.result;
        throw error;
      }
    },
  }),
};

/** Rows are read as if they were locked; whoever else comes in the same moment reads them too. */
export const withoutLock: Worse = {
  database: changingTransactions((tx) => ({
    select: (...fields: unknown[]) => {
      const builder = Reflect.apply(tx.select, tx, fields);
      return {
        from(table: unknown) {
          const query: PromiseLike<unknown> = Reflect.apply(builder.from, builder, [table]);
          return Object.assign(query, { for: () => query.then((rows) => pause().then(() => rows)) });
        },
      };
    },
  })),
};

/** The version is of the moment when the transaction began, before it waited for its lock; every second one dawdles. */
export const versionBeforeLock: Worse = {
  database: changingTransactions(
    (tx) => ({
      update: (table: unknown) => {
        const builder = Reflect.apply(tx.update, tx, [table]);
        if (table !== syncScopes) return builder;
        return {
          set: (values: object) => {
            const early = sql`(extract(epoch from transaction_timestamp()) * 1000000)::bigint`;
            return builder.set('version' in values ? { ...values, version: early } : values);
          },
        };
      },
    }),
    everySecond(pause),
  ),
};

/** @param before done when a transaction that writes has begun, before its first statement */
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

function everySecond(dawdle: () => Promise<void>): () => Promise<void> {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls % 2 === 1) await dawdle();
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

function changingAnswers(change: (answer: ExchangeAnswer, sent: Sent) => ExchangeAnswer): ServerParts['end'] {
  return (end: ServerEnd) => async (claims, body) => {
    const reply = await end(claims, body);
    if (reply.status !== 200) return reply;
    const data = change(JSON.parse(reply.text).result.data, JSON.parse(body));
    return { ...reply, text: JSON.stringify({ result: { data } }) };
  };
}

/** Whether an exchange, inside `write`, refused an op. */
function refuses(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('rejected' in value) return Array.isArray(value.rejected) && value.rejected.length > 0;
  return 'result' in value && refuses(value.result);
}
