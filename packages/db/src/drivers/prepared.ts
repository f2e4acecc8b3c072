// Makes postgres.js do what Drizzle doesn't ask it for: prepared statements, and an end to waiting for a connection.
import type { Sql } from 'postgres';
import { type Life, TransactionOver, within } from './lost-connections.ts';
import type { Slots } from './slots.ts';

/**
 * Statements with more parameters come in too many lengths to be worth keeping: each length would be a statement of its
 * own, on every connection.
 */
const MAX_PARAMETERS = 100;

/** The connections that serve a call from beginning to end. */
export interface Pool {
  client: Sql;
  slots: Slots;
  /** Called with the error of a statement or transaction before it reaches the caller. */
  failed: (error: unknown) => void;
}

/**
 * One client over the pool that there is when a statement or a transaction begins. PostgreSQL parses its statements once
 * for each connection, inside transactions too: otherwise each call costs a second round trip and a plan. A call that
 * needs a connection waits in line.
 * @param like where everything else is read, such as how values are parsed
 */
export function preparedInLine(like: Sql, pool: () => Pool): Sql {
  return wrap<object>(like, {
    unsafe: (ask) =>
      new Later(async (asValues) => {
        const { client, slots, failed } = pool();
        const leave = await slots.enter();
        try {
          const query = ask(client);
          return await (asValues ? query.values() : query);
        } catch (error) {
          failed(error);
          throw error;
        } finally {
          leave();
        }
      }),
    async begin(start, work) {
      const { client, slots, failed } = pool();
      const leave = await slots.enter();
      const life: Life = { isOver: false };
      try {
        return await within(
          life,
          (watched) => start(client, watched),
          (inner: object) => work(wrap(inner, inside(inner, life))),
        );
      } catch (error) {
        failed(error);
        throw error;
      } finally {
        life.isOver = true;
        leave();
      }
    },
  }) as Sql;
}

type Query = PromiseLike<unknown> & { values(): Query };
type Work = (client: object) => unknown;

/** How a client runs statements, and what begins a transaction or a savepoint in one: on which client that is. */
interface Ways {
  unsafe: (ask: (client: object) => Query) => Query;
  begin: (start: (client: object, work: Work) => Promise<unknown>, work: Work) => Promise<unknown>;
}

/** In a transaction, where the connection is had already. */
function inside(client: object, life: Life): Ways {
  return {
    unsafe: (ask) => (life.isOver ? new Later(() => Promise.reject(new TransactionOver())) : ask(client)),
    begin: (start, work) =>
      within(
        life,
        (watched) => start(client, watched),
        (inner: object) => work(wrap(inner, inside(inner, life))),
      ),
  };
}

function wrap<C extends object>(like: C, ways: Ways): C {
  const call = (client: object, key: string, args: unknown[]) =>
    Reflect.apply(Reflect.get(client, key, client) as (...args: unknown[]) => unknown, client, args);
  return new Proxy(like, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (key === 'unsafe') {
        return (text: string, parameters: readonly unknown[] = [], options: object = {}) => {
          const prepare = parameters.length > 0 && parameters.length <= MAX_PARAMETERS;
          return ways.unsafe((client) => call(client, key, [text, parameters, { ...options, prepare }]) as Query);
        };
      }
      if (key === 'begin' || key === 'savepoint') {
        // The options of a transaction are a text before the work.
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

/** A query that is asked when it's awaited. Like the driver's own it may be told, before that, how its rows are wanted. */
class Later implements Query {
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

  // biome-ignore lint/suspicious/noThenProperty: it takes the place of the driver's query, which is awaited.
  then<A, B>(
    done?: ((rows: unknown) => A | PromiseLike<A>) | null,
    failed?: ((why: unknown) => B | PromiseLike<B>) | null,
  ) {
    this.#asked ??= this.#run(this.#asValues);
    return this.#asked.then(done, failed);
  }
}
