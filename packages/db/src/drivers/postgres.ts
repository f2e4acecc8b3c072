import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { type Database, guardClient, type Lane, runInsideTransaction, type Tx } from '../client.ts';
import { createCommits } from '../commits.ts';
import { isStalePlan } from '../errors.ts';
import { runMigrations } from '../migrate.ts';
import { clientLimitOf, STATEMENT_TIMEOUT_MS } from './connection-use.ts';
import { isLostConnection } from './lost-connections.ts';
import { createPooledClient, type Pool } from './pooled-client.ts';
import { createSlotQueue, createSlots, type SlotQueue } from './slots.ts';

/** The application name of a running server's connections. */
export const SERVER_NAME = 'quorbit';

const ANSWER_LIMIT_MS = clientLimitOf(STATEMENT_TIMEOUT_MS);

interface PostgresOptions {
  /** The most connections for calls. Each lane has a few of its own. */
  max?: number;
  /**
   * The name under which the server lists the connections. It distinguishes a running Quorbit server from Quorbit's
   * commands.
   */
  applicationName?: string;
}

interface LaneOptions {
  max: number;
  /** How long callers wait for a connection, in milliseconds. */
  patienceMs: number;
  /** How long callers wait for the answer to a statement, in milliseconds. */
  limitMs: number;
}

/**
 * Pools beside the pool for calls, so that none can take all connections. `reports`: long and rare work of admins and
 * exports. `workers`: background work, which may wait. `health`: checks that must report the truth while everything
 * else waits.
 */
const LANES: Record<Lane, LaneOptions> = {
  reports: { max: 2, patienceMs: 8_000, limitMs: ANSWER_LIMIT_MS },
  workers: { max: 2, patienceMs: Number.POSITIVE_INFINITY, limitMs: ANSWER_LIMIT_MS },
  // The lane's single connection is soon free for the next check.
  health: { max: 1, patienceMs: 2_500, limitMs: 3_000 },
};
/** How long calls wait for a connection, in milliseconds: a little longer than its holder may wait for a lock. */
const CALLS_MAX_WAIT_MS = 4_000;
/**
 * How long opening a connection may take, in seconds. Together with the wait before it, a caller gets a reply within
 * ten seconds.
 */
const CONNECT_TIMEOUT_S = 5;
/** The most callers waiting for each connection; with more, the last ones wouldn't get their turn in time. */
const WAITING_PER_CONNECTION = 50;
/**
 * How long statements may still take in a pool that is being replaced, in seconds; longer than any statement may take.
 */
const DRAIN_TIMEOUT_S = 15;
/** How long statements may still take when the database is being closed, in seconds. */
const CLOSE_DRAIN_TIMEOUT_S = 5;
/** How long connections without a statement may take to close, in seconds. A broken connection never closes. */
const DISCONNECT_TIMEOUT_S = 1;

/** Opens a database on a PostgreSQL server. `url` is a postgres:// address. Connections open when first needed. */
export function openPostgres(url: string, { max = 10, applicationName = SERVER_NAME }: PostgresOptions = {}): Database {
  const open = (lane: LaneOptions) => openPool(() => connect(url, applicationName, lane.max), lane);
  const callPool = open({ max, patienceMs: CALLS_MAX_WAIT_MS, limitMs: ANSWER_LIMIT_MS });
  const lanes = new Map<Lane, ReturnType<typeof openPool>>();
  const commits = createCommits();
  const withLanes = (pool: ReturnType<typeof openPool>): Database => {
    const database: Database = {
      ...pool,
      commits,
      lane(name) {
        const opened = lanes.get(name) ?? open(LANES[name]);
        lanes.set(name, opened);
        return withLanes(opened);
      },
      savingLevel: () => 'everything',
      forNeeded: () => database,
      async close() {
        await Promise.all([callPool, ...lanes.values()].map((lane) => lane.close()));
      },
    };
    return database;
  };
  return withLanes(callPool);
}

function connect(url: string, applicationName: string, max: number) {
  return postgres(url, {
    max,
    connect_timeout: CONNECT_TIMEOUT_S,
    onnotice: () => {},
    connection: {
      application_name: applicationName,
      // A call doesn't wait longer for a lock, because that wouldn't help: it gets a transient error and tries again.
      lock_timeout: 3_000,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 10_000,
      default_transaction_isolation: 'read committed',
    },
  });
}

interface Connections extends Pool {
  slots: SlotQueue;
}

/**
 * Opens a pool of connections, which is replaced when its prepared statements can't be used any more or one of its
 * connections broke.
 */
function openPool(make: () => postgres.Sql, { max, patienceMs, limitMs }: LaneOptions) {
  const slots = createSlots({ max, patienceMs, mostWaiting: max * WAITING_PER_CONNECTION });
  function toConnections(client: postgres.Sql): Connections {
    const started: Connections = {
      client,
      slots: createSlotQueue(slots),
      limitMs,
      onError: (error) => {
        // Outside a transaction the driver prepares a stale statement again; inside one it's too late for that.
        if (isLostConnection(error) || isStalePlan(error)) replace(started);
      },
    };
    return started;
  }
  const first = make();
  let current = toConnections(first);
  const db = drizzle({ client: guardClient(createPooledClient(first, () => current)), casing: 'snake_case' });
  const draining = new Set<Promise<void>>();

  function replace(used: Connections): void {
    if (used !== current) return;
    const client = make();
    // Copies the parsers and serializers that Drizzle has set on the first client.
    Object.assign(client.options, { parsers: first.options.parsers, serializers: first.options.serializers });
    current = toConnections(client);
    const drained = drain(used, DRAIN_TIMEOUT_S).finally(() => draining.delete(drained));
    draining.add(drained);
  }

  /**
   * Closes a replaced pool once its users have left, or after `seconds`. Callers queued for one of its connections get
   * it within that time.
   */
  async function drain({ client, slots: queue }: Connections, seconds: number): Promise<void> {
    const abort = new AbortController();
    const timeout = setTimeout(seconds * 1_000, undefined, { signal: abort.signal }).catch(() => undefined);
    await Promise.race([queue.whenEmpty(), timeout]);
    abort.abort();
    await client.end({ timeout: DISCONNECT_TIMEOUT_S });
  }

  return {
    kind: 'postgres' as const,
    read: db,
    transaction: <T>(fn: (tx: Tx) => Promise<T>, options?: { readOnly?: boolean }): Promise<T> =>
      db.transaction(
        (tx) => runInsideTransaction(() => fn(tx as unknown as Tx)),
        // Transactions that write use the database's default, read committed, and need no statement to set it.
        options?.readOnly ? { accessMode: 'read only', isolationLevel: 'repeatable read' } : undefined,
      ),
    readsDone: async () => {},
    poolUse: () => slots.usage(),
    migrate: (options?: Parameters<Database['migrate']>[0]) => runMigrations(db, options),
    async close() {
      await Promise.all([drain(current, CLOSE_DRAIN_TIMEOUT_S), ...draining]);
    },
  };
}
