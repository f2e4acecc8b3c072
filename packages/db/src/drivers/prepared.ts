// Makes postgres.js do what Drizzle doesn't ask it for: prepared statements, and an end to waiting for a connection.
import type { Sql } from 'postgres';
import type { Slots } from './slots.ts';

/**
 * Statements with more parameters come in too many lengths to be worth keeping: each length would be a statement of its
 * own, on every connection.
 */
const MAX_PARAMETERS = 100;

/**
 * The same client. PostgreSQL parses its statements once for each connection, inside transactions too: otherwise each call
 * costs a second round trip and a plan. Whoever needs a connection waits in line.
 */
export function preparedInLine(client: Sql, slots: Slots): Sql {
  return wrap(client, slots);
}

type Unsafe = (text: string, parameters?: readonly unknown[], options?: object) => Query;
type Query = PromiseLike<unknown> & { values(): Query };

/** @param slots null where the connection is had already, in a transaction */
function wrap<C extends object>(client: C, slots: Slots | null): C {
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (key === 'unsafe') {
        return (text: string, parameters: readonly unknown[] = [], options: object = {}) => {
          const prepare = parameters.length > 0 && parameters.length <= MAX_PARAMETERS;
          const ask = () => (value as Unsafe).call(target, text, parameters, { ...options, prepare });
          return slots ? new InLine(ask, slots) : ask();
        };
      }
      if (key === 'begin' || key === 'savepoint') {
        return async (...args: unknown[]) => {
          const leave = await slots?.enter();
          try {
            return await Reflect.apply(value, target, args.map(wrapWork));
          } finally {
            leave?.();
          }
        };
      }
      return value.bind(target);
    },
  });
}

/** The function that works in a transaction gets the wrapped client. Options of the transaction are texts. */
function wrapWork(work: unknown): unknown {
  return typeof work === 'function'
    ? (inner: object) => (work as (client: object) => unknown)(wrap(inner, null))
    : work;
}

/** A query that is asked once it is its turn. Like the driver's own it may be told, before that, how its rows are wanted. */
class InLine implements Query {
  readonly #ask: () => Query;
  readonly #slots: Slots;
  #asValues = false;
  #asked: Promise<unknown> | null = null;

  constructor(ask: () => Query, slots: Slots) {
    this.#ask = ask;
    this.#slots = slots;
  }

  values(): this {
    this.#asValues = true;
    return this;
  }

  // biome-ignore lint/suspicious/noThenProperty: it stands for the driver's query, which is awaited.
  then<A, B>(
    done?: ((rows: unknown) => A | PromiseLike<A>) | null,
    failed?: ((why: unknown) => B | PromiseLike<B>) | null,
  ) {
    this.#asked ??= this.#run();
    return this.#asked.then(done, failed);
  }

  async #run(): Promise<unknown> {
    const leave = await this.#slots.enter();
    try {
      const query = this.#ask();
      return await (this.#asValues ? query.values() : query);
    } finally {
      leave();
    }
  }
}
