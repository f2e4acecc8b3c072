// PostgreSQL's own limits end a statement, but nobody hears of that where the server or the network has fallen silent. So
// the client has a limit too, a little longer, after which it takes the connection for lost.

/** PostgreSQL ends statements that take longer, unless their transaction says otherwise. Milliseconds. */
export const STATEMENT_TIMEOUT_MS = 8_000;
/** How much longer than PostgreSQL the client waits, for the error to arrive. */
const GRACE_MS = 500;
const SET_TIMEOUT = /^set local statement_timeout = (\d+)$/;

/** The server or the network has fallen silent. The work may succeed when tried again, over another connection. */
export class DatabaseTimeout extends Error {
  readonly code = 'ETIMEDOUT';
  constructor(ms: number) {
    super(`The database didn't answer within ${ms / 1_000} seconds.`);
  }
}

/** The client's limit beside a `statement_timeout` of PostgreSQL, which 0 switches off. Milliseconds. */
export function clientLimitOf(statementTimeoutMs: number): number {
  return statementTimeoutMs === 0 ? Number.POSITIVE_INFINITY : statementTimeoutMs + GRACE_MS;
}

/** One statement, or one transaction from its first statement to its end, on its connection. */
export class ConnectionUse {
  /** Whether nothing more may be sent. */
  isOver = false;
  #limitMs: number;
  /** Statements sent and not yet answered. */
  #asked = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #listeners = new Set<(error: DatabaseTimeout) => void>();

  /** @param limitMs how long the connection may leave statements unanswered, in milliseconds */
  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  /** Resolves as a statement does that is sent now. @throws DatabaseTimeout */
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

  /** Counts something as sent. @returns what counts it as answered */
  startRequest(): () => void {
    this.#asked += 1;
    if (this.#asked === 1) this.#wait();
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#asked -= 1;
      // An answer shows that the connection works, so what was sent behind it has its own time.
      clearTimeout(this.#timer);
      if (this.#asked > 0) this.#wait();
    };
  }

  /** Calls once the connection has been silent for too long. @returns what ends that */
  onTimeout(listener: (error: DatabaseTimeout) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #wait(): void {
    const limitMs = this.#limitMs;
    if (!Number.isFinite(limitMs)) return;
    const timer = setTimeout(() => {
      // Where this process was busy, the answer may have arrived and is read first.
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
