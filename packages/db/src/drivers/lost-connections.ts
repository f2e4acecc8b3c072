// What postgres.js 3.4 gets wrong when a connection is lost, kept away from it. It goes on taking the statements of a
// transaction whose connection has closed: the process dies of an error that nobody can catch or, where the connection has
// been opened anew meanwhile, they run there one by one, outside any transaction. And a statement that was about to be sent
// at that moment blocks its place in the pool for ever.
import { findDatabaseCode } from '../errors.ts';
import type { ConnectionUse } from './connection-use.ts';

/** Codes of the driver and of the network, and PostgreSQL's for ending a session. */
const LOST_CODES = new Set([
  'CONNECTION_CLOSED',
  'CONNECT_TIMEOUT',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
]);

/** Whether a connection that had been open, or should have been, is gone. */
export function isLostConnection(error: unknown): boolean {
  return LOST_CODES.has(findDatabaseCode(error) ?? '');
}

/** The transaction has ended, most likely with its connection. Its work may succeed when tried again. */
export class TransactionEnded extends Error {
  readonly code = 'CONNECTION_CLOSED';
  constructor() {
    super('A statement came after the end of its transaction.');
  }
}

/**
 * Runs `work` as the driver's `start` would, which commits or rolls back what `work` did, and never hears of work that
 * ends later than its transaction: it would roll back on a connection that is gone.
 * @throws what `work` or the driver throws; `TransactionEnded` for work that ends well after its transaction; `DatabaseTimeout`
 * as soon as the connection has been silent for too long
 */
export function runTransaction<C>(
  use: ConnectionUse,
  start: (work: (client: C) => Promise<unknown>) => Promise<unknown>,
  work: (client: C) => unknown,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const unsubscribe = use.onTimeout(reject);
    // The driver opens the transaction, and later closes it, with statements of its own.
    let finishRequest = use.startRequest();
    const trackedWork = (client: C) =>
      new Promise((done, failed) => {
        finishRequest();
        const close = (how: () => void) => {
          finishRequest = use.startRequest();
          how();
        };
        Promise.resolve(work(client)).then(
          (result) => (use.isOver ? reject(new TransactionEnded()) : close(() => done(result))),
          (error: unknown) => (use.isOver ? reject(error) : close(() => failed(error))),
        );
      });
    start(trackedWork)
      .then(resolve, reject)
      .finally(() => {
        finishRequest();
        unsubscribe();
      });
  });
}
