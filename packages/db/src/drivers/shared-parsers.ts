import type { PGliteInterface, QueryOptions } from '@electric-sql/pglite';
import { interceptMethods, type Method } from './intercept-methods.ts';

type Client = Pick<PGliteInterface, 'parsers'>;

/**
 * The same client, which keeps the parsers that come with a statement. PGlite copies all that it has, hundreds, for each
 * statement with some of its own, and Drizzle sends the same with every statement.
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
