// PostgreSQL's own limits end a statement, but that goes unnoticed if the server or the network has fallen silent. So
// the client has a slightly longer limit of its own, after which it treats the connection as lost.

/**
 * PostgreSQL ends statements that take longer than this many milliseconds, unless their transaction sets another limit.
 */
export const STATEMENT_TIMEOUT_MS = 8_000;
/** Milliseconds that the client waits longer than PostgreSQL, so that PostgreSQL's error can arrive. */
const GRACE_MS = 500;
const SET_TIMEOUT = /^set local statement_timeout = (\d+)$/;

/**
 * Thrown when the server or the network has fallen silent. The work may succeed when tried again, over another
 * connection.
 */
export class DatabaseTimeout extends Error {
  readonly code = 'ETIMEDOUT';
  constructor(ms: number) {
    super(`The database didn't answer within ${ms / 1_000} seconds.`);
  }
}

/**
 * Returns the client's time limit for a PostgreSQL `statement_timeout`, both in milliseconds; infinity for 0, which
 * switches the timeout off.
 */
export function clientLimitOf(statementTimeoutMs: number): number {
  return statementTimeoutMs === 0 ? Number.POSITIVE_INFINITY : statementTimeoutMs + GRACE_MS;
}

/** The use of a connection by one statement, or by one transaction from its first statement to its end. */
export class ConnectionUse {
  /** Whether nothing more may be sent on the connection. */
  isOver = false;
  #limitMs: number;
  /** The number of statements sent and not yet answered. */
  #asked = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #listeners = new Set<(error: DatabaseTimeout) => void>();

  /**
   * Starts watching the use of a connection.
   * @param limitMs how long the connection may leave statements unanswered, in milliseconds.
   */
  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  /**
   * Waits for the answer to a statement, and resolves or rejects as the statement does.
   * @throws DatabaseTimeout when the connection has been silent for too long.
   */
  awaitAnswer<T>(statement: PromiseLike<T>, text: string): Promise<T> {
    const [, timeout] = SET_TIMEOUT.exec(text) ?? [];
    if (timeout !== undefined) this.#limitMs = clientLimitOf(Number(timeout));
    return new Promise((resolve, reject) => {
      const unsubscribe = this.onTimeout(reject);
      const finishRequest = this.startRequest();
      const end = () => {
        finishRequest();
        unsubscribe();
      };
      statement.then(resolve, reject).then(end, end);
    });
  }

  /**
   * Counts a statement as sent.
   * @returns a function that counts it as answered.
   */
  startRequest(): () => void {
    this.#asked += 1;
    if (this.#asked === 1) this.#wait();
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#asked -= 1;
      // An answer shows that the connection works, so the time limit of statements sent after it starts again.
      clearTimeout(this.#timer);
      if (this.#asked > 0) this.#wait();
    };
  }

  /**
   * Adds a listener that is called once the connection has been silent for too long.
   * @returns a function that removes the listener.
   */
  onTimeout(listener: (error: DatabaseTimeout) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #wait(): void {
    const limitMs = this.#limitMs;
    if (!Number.isFinite(limitMs)) return;
    const timer = setTimeout(() => {
      // If this process was busy, the answer may have arrived already and is read first.
      setImmediate(() => {
        if (this.#timer === timer && this.#asked > 0) this.#lose(limitMs);
      });
    }, limitMs);
    this.#timer = timer;
  }

  #lose(limitMs: number): void {
    this.isOver = true;
    const error = new DatabaseTimeout(limitMs);
    for (const listener of this.#listeners) listener(error);
  }
}
