// Works around faults of postgres.js 3.4 when a connection is lost. The driver still accepts statements of a
// transaction whose connection has closed: the process then dies of an error that nobody can catch or, if the
// connection has been reopened meanwhile, the statements run one by one outside any transaction. And a statement that
// was about to be sent at that moment blocks its place in the pool forever.
import { findDatabaseCode } from '../errors.ts';
import type { ConnectionUse } from './connection-use.ts';

/** Codes of the driver and of the network for lost connections, and PostgreSQL's codes for ending a session. */
const LOST_CODES = new Set([
  'CONNECTION_CLOSED',
  'CONNECT_TIMEOUT',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
]);

/** Returns whether the error means that a connection was lost or couldn't be opened. */
export function isLostConnection(error: unknown): boolean {
  return LOST_CODES.has(findDatabaseCode(error) ?? '');
}

/**
 * Thrown for a statement after the end of its transaction, which most likely ended with its connection. The work may
 * succeed when tried again.
 */
export class TransactionEnded extends Error {
  readonly code = 'CONNECTION_CLOSED';
  constructor() {
    super('A statement came after the end of its transaction.');
  }
}

/**
 * Runs `work` through the driver's `start`, which commits or rolls back its changes. If `work` ends after its
 * transaction was lost, the driver isn't notified, because it would roll back on a closed connection.
 * @throws what `work` or the driver throws; `TransactionEnded` for work that ends well after its transaction;
 * `DatabaseTimeout` as soon as the connection has been silent for too long.
 */
export function runTransaction<C>(
  use: ConnectionUse,
  start: (work: (client: C) => Promise<unknown>) => Promise<unknown>,
  work: (client: C) => unknown,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const unsubscribe = use.onTimeout(reject);
    // The driver opens and closes the transaction with statements of its own, which are counted too.
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
