// Lets learners' writes in one by one. Waiting here costs no connection, as waiting in the database would.
import { setTimeout } from 'node:timers/promises';
import { TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import type { Database } from '@quorbit/db/client';
import type { Gate } from '../../kernel/gate.ts';
import { AppError } from '../app-error.ts';
import { createLines } from './lines.ts';
import { createWaitingRoom } from './waiting-room.ts';

const MAX_WAIT_MS = 2_000;
/** In the line of the embedded database, where receiving a request and serving it take their time too. */
const MAX_WAIT_IN_PROCESS_MS = 1_000;
/** The name of the line of all learners' long work. No learner's id looks like it. */
const LONG = 'long work';
/**
 * How much long work runs at once. The embedded database serves nobody else meanwhile; on PostgreSQL some connections must
 * stay free for those who only read.
 */
const LONG_AT_ONCE = { pglite: 1, postgres: 4 };
/**
 * The embedded database runs in this process, which receives no request while a transaction goes from statement to
 * statement. So there is a breath before each long one, in which requests come in and begin to read.
 */
const BREATH_MS = 8;
/** When many come back at once, all of their requests are to be seen before the first one is served. */
const WAVE_MS = 150;

export interface GateOptions {
  /** Calls back after some milliseconds; returns what cancels it. */
  after?: (ms: number, then: () => void) => () => void;
  /** Resolves after some milliseconds, in which requests come in. */
  breathe?: (ms: number) => Promise<unknown>;
  /** How long somebody may wait for their turn at long work, milliseconds. */
  longestMs?: number;
  /** Milliseconds that never jump. */
  elapsed?: () => number;
  /** Opens what admits callers to long work; by default, a room that admits those who can be served in time. */
  openWaitingRoom?: typeof createWaitingRoom;
}

function realTimer(ms: number, then: () => void): () => void {
  const timer = globalThis.setTimeout(then, ms);
  return () => clearTimeout(timer);
}

/** Resolves to what leaves the line. @throws AppError UNAVAILABLE where the caller has waited for too long */
type LineUp = (name: string, atOnce?: number) => Promise<() => void>;

/** Makes the gate of one process. */
export function createGate(
  { kind, readsDone }: Pick<Database, 'kind' | 'readsDone'>,
  {
    after = realTimer,
    breathe = setTimeout,
    longestMs = kind === 'pglite' ? MAX_WAIT_IN_PROCESS_MS : MAX_WAIT_MS,
    elapsed = () => performance.now(),
    openWaitingRoom = createWaitingRoom,
  }: GateOptions = {},
): Gate {
  const lines = createLines();
  const waiting = openWaitingRoom({ atOnce: LONG_AT_ONCE[kind], longestMs, elapsed });
  let arrived = 0;
  /** What this wave may still keep work waiting; whole again after a breath in which nobody came. */
  let left = WAVE_MS;

  /** Lets requests come in: for a moment, and once in each wave for as long as more of them come. */
  async function letIn(): Promise<void> {
    let before: number;
    do {
      before = arrived;
      const since = elapsed();
      await breathe(BREATH_MS);
      left -= elapsed() - since;
    } while (arrived > before && left > 0);
    if (arrived === before) left = WAVE_MS;
  }

  async function inTurn<T>(
    fn: () => Promise<T>,
    { lineUp, ready, isGone }: { lineUp: LineUp; ready: () => void; isGone: () => boolean },
  ): Promise<T> {
    const leave = await lineUp(LONG, LONG_AT_ONCE[kind]);
    const since = elapsed();
    try {
      stayed(isGone);
      if (kind === 'pglite') await letIn();
      await readsDone();
      stayed(isGone);
      ready();
      return await fn();
    } finally {
      if (!isGone()) waiting.measured(elapsed() - since);
      leave();
    }
  }

  return {
    arrive() {
      arrived += 1;
    },
    admit: waiting.enter,
    async pass(caller, fn, { takesLong = false, admission, isGone = () => false } = {}) {
      const held = takesLong ? (admission ?? waiting.enter(caller)) : null;
      if (held && held.retryAfter !== null) throw busy(held.retryAfter);
      const patience = new AbortController();
      const ready = after(takesLong ? longestMs : MAX_WAIT_MS, () => patience.abort());
      const lineUp: LineUp = (name, atOnce) =>
        lines.enter(name, patience.signal, atOnce).catch((refusal: unknown) => {
          throw held ? busy(held.giveUp()) : refusal;
        });
      try {
        const leave = await lineUp(caller.id);
        try {
          if (takesLong) return await inTurn(fn, { lineUp, ready, isGone });
          ready();
          stayed(isGone);
          return await fn();
        } finally {
          leave();
        }
      } finally {
        ready();
        if (!admission) held?.leave();
      }
    },
  };
}

function busy(retryAfter: number): AppError {
  return new AppError('UNAVAILABLE', TRY_AGAIN, { retryAfter });
}

/** @throws AppError where the caller hung up; nobody receives it */
function stayed(isGone: () => boolean): void {
  if (isGone()) throw busy(1);
}
