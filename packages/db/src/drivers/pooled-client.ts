// Adds what Drizzle doesn't request from postgres.js: prepared statements, and a timeout for waiting for a connection.
import type { Sql } from 'postgres';
import { ConnectionUse } from './connection-use.ts';
import { runTransaction, TransactionEnded } from './lost-connections.ts';
import type { Slots } from './slots.ts';

/**
 * Statements with more parameters aren't prepared: their number varies, and each number would be a separate prepared
 * statement on every connection.
 */
const MAX_PARAMETERS = 100;

/** A pool of connections, with the queue in front of it. */
export interface Pool {
  client: Sql;
  slots: Slots;
  /** How long the client waits for the answer to a statement, in milliseconds. */
  limitMs: number;
  /** Called with the error of a statement or transaction before it reaches the caller. */
  onError: (error: unknown) => void;
}

/**
 * Creates a client that uses whichever pool is current when a statement or transaction begins. PostgreSQL parses its
 * statements once per connection, inside transactions too: otherwise each call would cost another round trip and a
 * plan. Calls queue for connections.
 * @param like the client for everything else, such as how values are parsed.
 */
export function createPooledClient(like: Sql, pool: () => Pool): Sql {
  return wrapClient<object>(like, {
    unsafe: (ask, text) =>
      new LazyQuery(async (asValues) => {
        const { client, slots, limitMs, onError } = pool();
        const leave = await slots.acquire();
        try {
          return detachRows(await new ConnectionUse(limitMs).awaitAnswer(toRowFormat(ask(client), asValues), text));
        } catch (error) {
          onError(error);
          throw error;
        } finally {
          leave();
        }
      }),
    async begin(start, work) {
      const { client, slots, limitMs, onError } = pool();
      const leave = await slots.acquire();
      const use = new ConnectionUse(limitMs);
      try {
        return await runTransaction(
          use,
          (watched) => start(client, watched),
          (inner: object) => work(wrapClient(inner, transactionMethodsOf(inner, use))),
        );
      } catch (error) {
        onError(error);
        throw error;
      } finally {
        use.isOver = true;
        leave();
      }
    },
  }) as Sql;
}

type Query = PromiseLike<unknown> & { values(): Query };
type Work = (client: object) => unknown;

/** The methods by which a client runs statements and begins transactions or savepoints. */
interface ClientMethods {
  unsafe: (ask: (client: object) => Query, text: string) => Query;
  begin: (start: (client: object, work: Work) => Promise<unknown>, work: Work) => Promise<unknown>;
}

/** Returns a client's methods for use inside a transaction, which already has its connection. */
function transactionMethodsOf(client: object, use: ConnectionUse): ClientMethods {
  return {
    unsafe: (ask, text) =>
      new LazyQuery(async (asValues) => {
        if (use.isOver) throw new TransactionEnded();
        return detachRows(await use.awaitAnswer(toRowFormat(ask(client), asValues), text));
      }),
    begin: (start, work) =>
      runTransaction(
        use,
        (watched) => start(client, watched),
        (inner: object) => work(wrapClient(inner, transactionMethodsOf(inner, use))),
      ),
  };
}

const toRowFormat = (query: Query, asValues: boolean) => (asValues ? query.values() : query);

/**
 * Moves the rows into a new array and empties the driver's result. That result stays reachable from queries that have
 * ended, so only a full garbage collection frees it; until then the rows of every reply would pile up in the old
 * generation.
 */
function detachRows(result: unknown): unknown {
  return Array.isArray(result) ? result.splice(0) : result;
}

function wrapClient<C extends object>(like: C, ways: ClientMethods): C {
  const call = (client: object, key: string, args: unknown[]) =>
    Reflect.apply(Reflect.get(client, key, client) as (...args: unknown[]) => unknown, client, args);
  return new Proxy(like, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (key === 'unsafe') {
        return (text: string, parameters: readonly unknown[] = [], options: object = {}) => {
          const prepare = parameters.length > 0 && parameters.length <= MAX_PARAMETERS;
          return ways.unsafe((client) => call(client, key, [text, parameters, { ...options, prepare }]) as Query, text);
        };
      }
      if (key === 'begin' || key === 'savepoint') {
        // A transaction's options are an optional string before the callback.
        return (...args: unknown[]) =>
          ways.begin(
            (client, work) => call(client, key, [...args.slice(0, -1), work]) as Promise<unknown>,
            args.at(-1) as Work,
          );
      }
      return value.bind(target);
    },
  });
}

/**
 * A lazy query, sent when it's awaited. Like the driver's own, it can be switched to another row format before that.
 */
class LazyQuery implements Query {
  readonly #run: (asValues: boolean) => Promise<unknown>;
  #asValues = false;
  #asked: Promise<unknown> | null = null;

  constructor(run: (asValues: boolean) => Promise<unknown>) {
    this.#run = run;
  }

  values(): this {
    this.#asValues = true;
    return this;
  }

  // biome-ignore lint/suspicious/noThenProperty: it replaces the driver's query, which is awaited.
  then<A, B>(
    done?: ((rows: unknown) => A | PromiseLike<A>) | null,
    failed?: ((why: unknown) => B | PromiseLike<B>) | null,
  ) {
    this.#asked ??= this.#run(this.#asValues);
    return this.#asked.then(done, failed);
  }
}
