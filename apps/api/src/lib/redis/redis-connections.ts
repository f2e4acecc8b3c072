// The connections of one process to its Redis. A connection that says nothing is closed and made anew, since the other end
// may be gone without a word, and all of them share what is known: calls don't wait for Redis one after the other.
import { TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import { Redis, type RedisOptions } from 'ioredis';
import { AppError } from '../app-error.ts';
import type { Logger } from '../logger.ts';

/** Milliseconds. */
export interface RedisTimes {
  /** How long an open connection may leave what it was asked unanswered. Calls have half a second in all. */
  silentMs: number;
  /** The same while a connection opens. */
  openingMs: number;
  /** How often each connection is asked something where nobody else does. */
  pingMs: number;
  /** How long Redis is waited for after it has closed a connection, or refused one. */
  backWithinMs: number;
}

const TIMES: RedisTimes = { silentMs: 300, openingMs: 2_000, pingMs: 1_000, backWithinMs: 400 };
const MAX_RECONNECT_MS = 1_000;
/** A timer that is late by so much shows a process that was busy itself. */
const BUSY_MS = 50;
const RETRY_AFTER_S = 2;

export interface RedisConnections {
  open(options: Pick<RedisOptions, 'maxRetriesPerRequest'>): Redis;
  /**
   * Does work that needs Redis, unless Redis doesn't answer.
   * @param undo takes back what came too late
   * @throws AppError UNAVAILABLE, at once where that is known
   */
  unlessAway<T>(work: () => Promise<T>, undo?: (late: T) => unknown): Promise<T>;
}

interface ConnectionsOptions {
  url: string;
  log: Logger;
  times?: Partial<RedisTimes> | undefined;
}

export function createRedisConnections({ url, log, times: given }: ConnectionsOptions): RedisConnections {
  const times = { ...TIMES, ...given };
  /** Connections over which Redis doesn't answer. */
  const away = new Set<Redis>();
  const waiting = new Set<() => void>();

  function leave(connection: Redis): void {
    away.add(connection);
    for (const tell of waiting) tell();
  }

  return {
    open(options) {
      const connection = new WatchedRedis(url, options, times);
      let soon: NodeJS.Timeout | undefined;
      const leaveSoon = () => {
        soon ??= setTimeout(leave, times.backWithinMs, connection).unref();
      };
      leaveSoon();
      connection.on('silent', () => leave(connection));
      connection.on('close', leaveSoon);
      const back = () => {
        clearTimeout(soon);
        soon = undefined;
        away.delete(connection);
      };
      connection.on('ready', back);
      // Closed on purpose: the others are what matters then.
      connection.on('end', back);
      connection.on('error', (err) => log.warn({ err }, 'redis'));
      return connection;
    },
    async unlessAway(work, undo) {
      const refusal = () => new AppError('UNAVAILABLE', TRY_AGAIN, { retryAfter: RETRY_AFTER_S });
      if (away.size > 0) throw refusal();
      const result = work();
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          waiting.delete(giveUp);
          reject(refusal());
          result.then((late) => undo?.(late)).catch(() => undefined);
        };
        waiting.add(giveUp);
        result.then(resolve, reject).finally(() => waiting.delete(giveUp));
      });
    },
  };
}

type Sent = Parameters<Redis['sendCommand']>;

/** A connection that opens anew where it was left without an answer; it emits 'silent' then. */
class WatchedRedis extends Redis {
  readonly #times: RedisTimes;
  /** Commands that were sent and aren't answered. */
  readonly #asked = new Set<Sent[0]>();
  #timer: NodeJS.Timeout | undefined;

  constructor(url: string, options: Pick<RedisOptions, 'maxRetriesPerRequest'>, times: RedisTimes) {
    super(url, {
      ...options,
      connectTimeout: times.openingMs,
      retryStrategy: (tries) => Math.min(50 * tries, MAX_RECONNECT_MS),
    });
    this.#times = times;
    const pinging = setInterval(() => {
      if (this.status === 'ready' && this.#asked.size === 0) this.ping().catch(() => undefined);
    }, times.pingMs).unref();
    this.on('connect', () => this.stream.on('data', () => this.#hear()));
    this.on('close', () => {
      // Unanswered commands are sent again over the next connection, or fail.
      this.#asked.clear();
      this.#rest();
    });
    this.on('end', () => clearInterval(pinging));
  }

  override sendCommand(...sent: Sent): unknown {
    const [command] = sent;
    const result = super.sendCommand(...sent);
    this.#asked.add(command);
    const end = () => this.#asked.delete(command);
    command.promise.then(end, end);
    if (this.#timer === undefined) this.#wait();
    return result;
  }

  #hear(): void {
    this.#rest();
    if (this.#asked.size > 0) this.#wait();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** @param isSecond whether this process was too busy to hear anything the first time */
  #wait(isSecond = false): void {
    // Where nothing is open, opening has a limit of its own.
    if (this.status !== 'ready' && this.status !== 'connect') return;
    const ms = this.status === 'ready' ? this.#times.silentMs : this.#times.openingMs;
    const began = performance.now();
    const timer = setTimeout(() => {
      if (!isSecond && performance.now() - began > ms + BUSY_MS) return this.#wait(true);
      // Answers that have arrived are read first.
      setImmediate(() => {
        if (this.#timer === timer) this.#giveUp(ms);
      });
    }, ms).unref();
    this.#timer = timer;
  }

  #giveUp(ms: number): void {
    this.#timer = undefined;
    if (this.#asked.size === 0) return;
    this.emit('silent');
    this.stream.destroy(new Error(`Redis didn't answer within ${ms} ms.`));
  }
}
