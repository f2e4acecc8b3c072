// Manages the connections of one process to its Redis. A connection that stops answering is replaced, since the other
// end may have disappeared without closing it. All connections share this knowledge, so that calls don't wait for Redis
// one after the other.
import { TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import { Redis, type RedisOptions } from 'ioredis';
import { AppError } from '../app-error.ts';
import type { Logger } from '../logger.ts';

/** Time limits of Redis connections, in milliseconds. */
export interface RedisTimes {
  /**
   * How long an open connection may leave a command unanswered before it's replaced. Calls may wait for Redis half a
   * second in all.
   */
  silentMs: number;
  /** How long a connection that is being opened may stay unanswered before it's given up. */
  connectMs: number;
  /** How often a connection without pending commands is pinged. */
  pingMs: number;
  /** How long Redis still counts as available after it has closed or refused a connection. */
  reconnectGraceMs: number;
}

const TIMES: RedisTimes = { silentMs: 300, connectMs: 2_000, pingMs: 1_000, reconnectGraceMs: 400 };
const MAX_RECONNECT_MS = 1_000;
/** A timer that fires this many milliseconds late shows that this process itself was busy. */
const BUSY_MS = 50;
const RETRY_AFTER_S = 2;

export interface RedisConnections {
  open(options: Pick<RedisOptions, 'maxRetriesPerRequest'>): Redis;
  /**
   * Does work that needs Redis, and gives up as soon as Redis stops answering.
   * @param undo takes back a result that came too late.
   * @throws AppError UNAVAILABLE, at once if Redis is known to be unavailable.
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
  /** The connections over which Redis currently doesn't answer. */
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
      // A connection that was closed on purpose no longer counts as unavailable.
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

/** A Redis connection that emits 'silent' and reconnects when a command stays unanswered for too long. */
class WatchedRedis extends Redis {
  readonly #times: RedisTimes;
  /** Commands that were sent and not yet answered. */
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

  /**
   * Starts the timer after which the connection is given up.
   * @param isRetry whether this process was too busy to read an answer during the first wait.
   */
  #startTimer(isRetry = false): void {
    // While no connection is open, opening one has its own time limit.
    if (this.status !== 'ready' && this.status !== 'connect') return;
    const ms = this.status === 'ready' ? this.#times.silentMs : this.#times.connectMs;
    const began = performance.now();
    const timer = setTimeout(() => {
      if (!isRetry && performance.now() - began > ms + BUSY_MS) return this.#startTimer(true);
      // Answers that have already arrived are read before the connection is given up.
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
