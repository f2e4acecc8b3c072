import { createHash } from 'node:crypto';
import type { TestDatabase } from '@quorbit/db/testing';

interface StatementRunner {
  query(text: string, ...rest: unknown[]): unknown;
  transaction(work: (tx: StatementRunner) => unknown): unknown;
}

/**
 * Logs each statement that reaches an embedded test database, including the begin and end of transactions, as its first
 * words and a hash of its text. Returns a function that returns the entries since its last call.
 */
export function createStatementLog({ read }: TestDatabase): () => string[] {
  const client = (read as unknown as { $client: StatementRunner }).$client;
  const log: string[] = [];
  const { query, transaction } = Object.getPrototypeOf(client) as StatementRunner;
  const logging = (run: StatementRunner['query']) =>
    function (this: unknown, text: string, ...rest: unknown[]) {
      log.push(shortForm(text));
      return run.call(this, text, ...rest);
    };
  client.query = logging(query);
  client.transaction = async function (this: unknown, work) {
    log.push('begin');
    try {
      const result = await transaction.call(this, (tx) => {
        tx.query = logging(tx.query.bind(tx));
        return work(tx);
      });
      log.push('commit');
      return result;
    } catch (error) {
      log.push('rollback');
      throw error;
    }
  };
  return () => log.splice(0);
}

/** Shortens a statement, e.g. to `select sync_scopes 1f3a9c02`. */
function shortForm(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const [verb = ''] = /\w+/.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? [];
  return [verb.toLowerCase(), table, hash].filter(Boolean).join(' ');
}
