// Lets learners' writes in one by one. Waiting here costs no connection, as waiting in the database would.
import { setTimeout } from 'node:timers/promises';
import { TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import type { Database } from '@quorbit/db/client';
import type { Gate } from '../../kernel/gate.ts';
import { AppError } from '../app-error.ts';
import { createQueues } from './queues.ts';
import { createWaitingRoom } from './waiting-room.ts';

const MAX_WAIT_MS = 2_000;
/** In the queue of the embedded database, where receiving a request and serving it take their time too. */
const MAX_WAIT_IN_PROCESS_MS = 1_000;
/** The name of the queue of all learners' long work. No learner's id looks like it. */
const LONG_WORK_QUEUE = 'long work';
/**
 * How much long work runs at once. The embedded database serves nobody else meanwhile; on PostgreSQL some connections must
 * stay free for those who only read.
 */
const MAX_LONG_AT_ONCE = { pglite: 1, postgres: 4 };
/**
 * The embedded database runs in this process, which receives no request while a transaction goes from statement to
 * statement. So there is a breath before each long one, in which requests come in and begin to read.
 */
const RECEIVE_MS = 8;
/** When many come back at once, all of their requests are to be seen before the first one is served. */
const WAVE_MS = 150;

export interface GateOptions {
  /** Calls back after some milliseconds; returns what cancels it. */
  schedule?: (ms: number, run: () => void) => () => void;
  /** Resolves after some milliseconds, in which requests come in. */
  receiveRequests?: (ms: number) => Promise<unknown>;
  /** How long somebody may wait for their turn at long work, milliseconds. */
  maxWaitMs?: number;
  /** Milliseconds that never jump. */
  elapsed?: () => number;
  /** Opens what admits callers to long work; by default, a room that admits those who can be served in time. */
  openWaitingRoom?: typeof createWaitingRoom;
}

function scheduleTimer(ms: number, run: () => void): () => void {
  const timer = globalThis.setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Resolves to what leaves the queue. @throws AppError UNAVAILABLE where the caller has waited for too long */
type JoinQueue = (name: string, atOnce?: number) => Promise<() => void>;

/** Makes the gate of one process. */
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
  /** What this wave may still keep work waiting; whole again after a breath in which nobody came. */
  let waveBudgetMs = WAVE_MS;

  /** Lets requests come in: for a moment, and once in each wave for as long as more of them come. */
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

/** @throws AppError where the caller hung up; nobody receives it */
function requireConnected(hasHungUp: () => boolean): void {
  if (hasHungUp()) throw busyError(1);
}
