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
  connectMs: number;
  /** How often each connection is asked something where nobody else does. */
  pingMs: number;
  /** How long Redis is waited for after it has closed a connection, or refused one. */
  reconnectGraceMs: number;
}

const TIMES: RedisTimes = { silentMs: 300, connectMs: 2_000, pingMs: 1_000, reconnectGraceMs: 400 };
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
  runIfAvailable<T>(work: () => Promise<T>, undo?: (late: T) => unknown): Promise<T>;
}

interface ConnectionsOptions {
  url: string;
  log: Logger;
  times?: Partial<RedisTimes> | undefined;
}

export function createRedisConnections({ url, log, times: overrides }: ConnectionsOptions): RedisConnections {
  const times = { ...TIMES, ...overrides };
  /** Connections over which Redis doesn't answer. */
  const unavailable = new Set<Redis>();
  const pendingFailures = new Set<() => void>();

  function markUnavailable(connection: Redis): void {
    unavailable.add(connection);
    for (const fail of pendingFailures) fail();
  }

  return {
    open(options) {
      const connection = new WatchedRedis(url, options, times);
      let graceTimer: NodeJS.Timeout | undefined;
      const markUnavailableSoon = () => {
        graceTimer ??= setTimeout(markUnavailable, times.reconnectGraceMs, connection).unref();
      };
      markUnavailableSoon();
      connection.on('silent', () => markUnavailable(connection));
      connection.on('close', markUnavailableSoon);
      const markAvailable = () => {
        clearTimeout(graceTimer);
        graceTimer = undefined;
        unavailable.delete(connection);
      };
      connection.on('ready', markAvailable);
      // Closed on purpose: the others are what matters then.
      connection.on('end', markAvailable);
      connection.on('error', (err) => log.warn({ err }, 'redis'));
      return connection;
    },
    async runIfAvailable(work, undo) {
      const refusal = () => new AppError('UNAVAILABLE', TRY_AGAIN, { retryAfter: RETRY_AFTER_S });
      if (unavailable.size > 0) throw refusal();
      const result = work();
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          pendingFailures.delete(giveUp);
          reject(refusal());
          result.then((late) => undo?.(late)).catch(() => undefined);
        };
        pendingFailures.add(giveUp);
        result.then(resolve, reject).finally(() => pendingFailures.delete(giveUp));
      });
    },
  };
}

type SendArguments = Parameters<Redis['sendCommand']>;

/** A connection that opens anew where it was left without an answer; it emits 'silent' then. */
class WatchedRedis extends Redis {
  readonly #times: RedisTimes;
  /** Commands that were sent and aren't answered. */
  readonly #pending = new Set<SendArguments[0]>();
  #timer: NodeJS.Timeout | undefined;

  constructor(url: string, options: Pick<RedisOptions, 'maxRetriesPerRequest'>, times: RedisTimes) {
    super(url, {
      ...options,
      connectTimeout: times.connectMs,
      retryStrategy: (tries) => Math.min(50 * tries, MAX_RECONNECT_MS),
    });
    this.#times = times;
    const pinging = setInterval(() => {
      if (this.status === 'ready' && this.#pending.size === 0) this.ping().catch(() => undefined);
    }, times.pingMs).unref();
    this.on('connect', () => this.stream.on('data', () => this.#onData()));
    this.on('close', () => {
      // Unanswered commands are sent again over the next connection, or fail.
      this.#pending.clear();
      this.#stopTimer();
    });
    this.on('end', () => clearInterval(pinging));
  }

  override sendCommand(...sent: SendArguments): unknown {
    const [command] = sent;
    const result = super.sendCommand(...sent);
    this.#pending.add(command);
    const end = () => this.#pending.delete(command);
    command.promise.then(end, end);
    if (this.#timer === undefined) this.#startTimer();
    return result;
  }

  #onData(): void {
    this.#stopTimer();
    if (this.#pending.size > 0) this.#startTimer();
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** @param isRetry whether this process was too busy to hear anything the first time */
  #startTimer(isRetry = false): void {
    // Where nothing is open, opening has a limit of its own.
    if (this.status !== 'ready' && this.status !== 'connect') return;
    const ms = this.status === 'ready' ? this.#times.silentMs : this.#times.connectMs;
    const began = performance.now();
    const timer = setTimeout(() => {
      if (!isRetry && performance.now() - began > ms + BUSY_MS) return this.#startTimer(true);
      // Answers that have arrived are read first.
      setImmediate(() => {
        if (this.#timer === timer) this.#giveUp(ms);
      });
    }, ms).unref();
    this.#timer = timer;
  }

  #giveUp(ms: number): void {
    this.#timer = undefined;
    if (this.#pending.size === 0) return;
    this.emit('silent');
    this.stream.destroy(new Error(`Redis didn't answer within ${ms} ms.`));
  }
}
