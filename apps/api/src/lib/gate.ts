// Who may write next. Waiting here costs no connection, which waiting in the database does.
import { setTimeout } from 'node:timers/promises';
import type { Database } from '@quorbit/db/client';
import { createLines } from './lines.ts';

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

export interface Gate {
  /**
   * Runs `fn` when all earlier writes of this learner are done.
   * @throws AppError UNAVAILABLE when that takes longer than 2 s (long work on the embedded database: 1 s); then `fn` never
   * runs
   */
  pass<T>(userId: string, fn: () => Promise<T>, options?: PassOptions): Promise<T>;
}

export interface PassOptions {
  /**
   * Long work, of which only some runs at a time, whosever it is. On the embedded database reads that wait go first.
   */
  takesLong?: boolean;
}

interface GateOptions {
  /** Calls back after some milliseconds; returns what cancels it. */
  after?: (ms: number, then: () => void) => () => void;
  /** Resolves after some milliseconds, in which requests come in. */
  breathe?: (ms: number) => Promise<unknown>;
}

function realTimer(ms: number, then: () => void): () => void {
  const timer = globalThis.setTimeout(then, ms);
  return () => clearTimeout(timer);
}

/** Makes the gate of one process. */
export function createGate(
  { kind, readsDone }: Pick<Database, 'kind' | 'readsDone'>,
  { after = realTimer, breathe = setTimeout }: GateOptions = {},
): Gate {
  const lines = createLines();

  async function inTurn<T>(fn: () => Promise<T>, patience: AbortSignal, ready: () => void): Promise<T> {
    const leave = await lines.enter(LONG, patience, LONG_AT_ONCE[kind]);
    try {
      if (kind === 'pglite') await breathe(BREATH_MS);
      await readsDone();
      ready();
      return await fn();
    } finally {
      leave();
    }
  }

  return {
    async pass(userId, fn, { takesLong = false } = {}) {
      const patience = new AbortController();
      const inProcess = takesLong && kind === 'pglite';
      const ready = after(inProcess ? MAX_WAIT_IN_PROCESS_MS : MAX_WAIT_MS, () => patience.abort());
      try {
        const leave = await lines.enter(userId, patience.signal);
        try {
          if (takesLong) return await inTurn(fn, patience.signal, ready);
          ready();
          return await fn();
        } finally {
          leave();
        }
      } finally {
        ready();
      }
    },
  };
}
