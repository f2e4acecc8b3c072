// Admits learners' writes one by one. Waiting here occupies no database connection, unlike waiting for a lock.
import { setTimeout } from 'node:timers/promises';
import { TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import type { Database } from '@quorbit/db/client';
import type { Gate } from '../../kernel/gate.ts';
import { AppError } from '../app-error.ts';
import { createQueues } from './queues.ts';
import { createWaitingRoom } from './waiting-room.ts';

const MAX_WAIT_MS = 2_000;
/**
 * The maximum wait for long work on the embedded database, in milliseconds. It's shorter than on PostgreSQL, because
 * receiving and serving requests takes time in the same process.
 */
const MAX_WAIT_IN_PROCESS_MS = 1_000;
/** The name of the queue that holds all learners' long work; it can't equal a learner's id. */
const LONG_WORK_QUEUE = 'long work';
/**
 * The number of pieces of long work that run at once. The embedded database serves nothing else meanwhile; on
 * PostgreSQL some connections must stay free for reads.
 */
const MAX_LONG_AT_ONCE = { pglite: 1, postgres: 4 };
/**
 * Milliseconds of a pause before each long work, in which requests come in and begin to read. The embedded database
 * runs in this process, which receives no requests while a transaction goes from statement to statement.
 */
const RECEIVE_MS = 8;
/**
 * Milliseconds that a wave of requests may delay work: when many clients come back at once, all of their requests
 * should arrive before the first one is served.
 */
const WAVE_MS = 150;

export interface GateOptions {
  /** Calls `run` once after `ms` milliseconds; returns a function that cancels the call. */
  schedule?: (ms: number, run: () => void) => () => void;
  /** Resolves after `ms` milliseconds, in which requests can come in. */
  receiveRequests?: (ms: number) => Promise<unknown>;
  /** Milliseconds that a caller may wait for its turn at long work. */
  maxWaitMs?: number;
  /** Returns milliseconds from a monotonic clock. */
  elapsed?: () => number;
  /**
   * Creates the waiting room that admits callers to long work; by default one that admits every caller it expects to be
   * served in time.
   */
  openWaitingRoom?: typeof createWaitingRoom;
}

function scheduleTimer(ms: number, run: () => void): () => void {
  const timer = globalThis.setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/**
 * Waits for a place in the named queue, and resolves to a function that leaves the queue.
 * @throws AppError UNAVAILABLE if the caller has waited for too long.
 */
type JoinQueue = (name: string, atOnce?: number) => Promise<() => void>;

/** Creates the gate of one process. */
export function createGate(
  { kind, readsDone }: Pick<Database, 'kind' | 'readsDone'>,
  {
    schedule = scheduleTimer,
    receiveRequests = setTimeout,
    maxWaitMs = kind === 'pglite' ? MAX_WAIT_IN_PROCESS_MS : MAX_WAIT_MS,
    elapsed = () => performance.now(),
    openWaitingRoom = createWaitingRoom,
  }: GateOptions = {},
): Gate {
  const queues = createQueues();
  const waitingRoom = openWaitingRoom({ atOnce: MAX_LONG_AT_ONCE[kind], maxWaitMs, elapsed });
  let arrivals = 0;
  /**
   * Milliseconds that the current wave of requests may still delay work; reset after a pause in which no request
   * arrived.
   */
  let waveBudgetMs = WAVE_MS;

  /**
   * Pauses shortly, so that more requests can come in; repeats the pause while they do, until the wave's time is used
   * up.
   */
  async function receiveWave(): Promise<void> {
    let before: number;
    do {
      before = arrivals;
      const since = elapsed();
      await receiveRequests(RECEIVE_MS);
      waveBudgetMs -= elapsed() - since;
    } while (arrivals > before && waveBudgetMs > 0);
    if (arrivals === before) waveBudgetMs = WAVE_MS;
  }

  async function runLong<T>(
    fn: () => Promise<T>,
    { joinQueue, ready, hasHungUp }: { joinQueue: JoinQueue; ready: () => void; hasHungUp: () => boolean },
  ): Promise<T> {
    const leave = await joinQueue(LONG_WORK_QUEUE, MAX_LONG_AT_ONCE[kind]);
    const since = elapsed();
    try {
      requireConnected(hasHungUp);
      if (kind === 'pglite') await receiveWave();
      await readsDone();
      requireConnected(hasHungUp);
      ready();
      return await fn();
    } finally {
      if (!hasHungUp()) waitingRoom.recordDuration(elapsed() - since);
      leave();
    }
  }

  return {
    countArrival() {
      arrivals += 1;
    },
    requestAdmission: waitingRoom.enter,
    async run(caller, fn, { isLong = false, admission, hasHungUp = () => false } = {}) {
      const longAdmission = isLong ? (admission ?? waitingRoom.enter(caller)) : null;
      if (longAdmission && longAdmission.retryAfter !== null) throw busyError(longAdmission.retryAfter);
      const patience = new AbortController();
      const ready = schedule(isLong ? maxWaitMs : MAX_WAIT_MS, () => patience.abort());
      const joinQueue: JoinQueue = (name, atOnce) =>
        queues.enter(name, patience.signal, atOnce).catch((refusal: unknown) => {
          throw longAdmission ? busyError(longAdmission.giveUp()) : refusal;
        });
      try {
        const leave = await joinQueue(caller.id);
        try {
          if (isLong) return await runLong(fn, { joinQueue, ready, hasHungUp });
          ready();
          requireConnected(hasHungUp);
          return await fn();
        } finally {
          leave();
        }
      } finally {
        ready();
        if (!admission) longAdmission?.leave();
      }
    },
  };
}

function busyError(retryAfter: number): AppError {
  return new AppError('UNAVAILABLE', TRY_AGAIN, { retryAfter });
}

/** Throws if the caller has hung up, which stops its work; nobody receives the error. @throws AppError UNAVAILABLE */
function requireConnected(hasHungUp: () => boolean): void {
  if (hasHungUp()) throw busyError(1);
}
