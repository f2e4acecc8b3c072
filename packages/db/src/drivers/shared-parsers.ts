import type { PGliteInterface, QueryOptions } from '@electric-sql/pglite';
import { interceptMethods, type Method } from './intercept-methods.ts';

type Client = Pick<PGliteInterface, 'parsers'>;

/**
 * Wraps a client so that it keeps the parsers that come with a statement. Otherwise PGlite copies all of its parsers,
 * hundreds, for each statement that comes with some, and Drizzle sends the same ones with every statement.
 */
export function shareParsers<C extends Client>(client: C): C {
  const query =
    (run: Method): Method =>
    (text, params, options = {}) => {
      const { parsers, ...others } = options as QueryOptions;
      Object.assign(client.parsers, parsers);
      return run(text, params, others);
    };
  return interceptMethods(client, {
    query,
    transaction: (begin) => (work) => begin((tx: object) => (work as Method)(interceptMethods(tx, { query }))),
  });
}
