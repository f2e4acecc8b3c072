// Makes postgres.js do what Drizzle doesn't ask it for: prepared statements, and an end to waiting for a connection.
import type { Sql } from 'postgres';
import { type Life, TransactionOver, within } from './lost-connections.ts';
import type { Slots } from './slots.ts';

/**
 * Statements with more parameters come in too many lengths to be worth keeping: each length would be a statement of its
 * own, on every connection.
 */
const MAX_PARAMETERS = 100;

interface Calls {
  slots: Slots;
  /** Called with what a statement or transaction failed with, before its caller is told. */
  failed: (error: unknown) => void;
}

/**
 * The same client. PostgreSQL parses its statements once for each connection, inside transactions too: otherwise each call
 * costs a second round trip and a plan. A call that needs a connection waits in line.
 */
export function preparedInLine(client: Sql, calls: Calls): Sql {
  return wrap(client, {
    unsafe: (ask) =>
      new Later(async (asValues) => {
        const leave = await calls.slots.enter();
        try {
          const query = ask();
          return await (asValues ? query.values() : query);
        } catch (error) {
          calls.failed(error);
          throw error;
        } finally {
          leave();
        }
      }),
    async begin(start, work) {
      const leave = await calls.slots.enter();
      const life: Life = { isOver: false };
      try {
        return await within(life, start, (inner) => work(wrap(inner, inside(life))));
      } catch (error) {
        calls.failed(error);
        throw error;
      } finally {
        life.isOver = true;
        leave();
      }
    },
  });
}

type Unsafe = (text: string, parameters?: readonly unknown[], options?: object) => Query;
type Query = PromiseLike<unknown> & { values(): Query };
type Work = (client: object) => unknown;

/** How a client runs statements and what begins a transaction, or a savepoint in one. */
interface Ways {
  unsafe: (ask: () => Query) => Query;
  begin: (start: (work: Work) => Promise<unknown>, work: Work) => Promise<unknown>;
}

/** In a transaction, where the connection is had already. */
function inside(life: Life): Ways {
  const ways: Ways = {
    unsafe: (ask) => (life.isOver ? new Later(() => Promise.reject(new TransactionOver())) : ask()),
    begin: (start, work) => within(life, start, (inner) => work(wrap(inner, ways))),
  };
  return ways;
}

function wrap<C extends object>(client: C, ways: Ways): C {
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (key === 'unsafe') {
        return (text: string, parameters: readonly unknown[] = [], options: object = {}) => {
          const prepare = parameters.length > 0 && parameters.length <= MAX_PARAMETERS;
          return ways.unsafe(() => (value as Unsafe).call(target, text, parameters, { ...options, prepare }));
        };
      }
      if (key === 'begin' || key === 'savepoint') {
        // The options of a transaction are a text before the work.
        return (...args: unknown[]) =>
          ways.begin((work) => Reflect.apply(value, target, [...args.slice(0, -1), work]), args.at(-1) as Work);
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
