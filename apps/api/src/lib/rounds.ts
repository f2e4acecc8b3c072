// What this process remembers of its background work: the last round of each loop. Two numbers and a flag a round.
import { databaseCode } from '@quorbit/db/errors';

export interface RoundLog {
  began(): void;
  ended(): void;
  failed(error: unknown): void;
}

/** One loop, as it is now. */
export interface LoopState {
  area: string;
  name: string;
  pauseMs: number;
  startedAt: Date;
  endedAt: Date | null;
  tookMs: number | null;
  runningSince: Date | null;
  /** Rounds that failed one after the other, up to now. */
  failures: number;
  /** Of the last round that failed; null once one was done. */
  error: string | null;
}

export interface RoundRecords {
  /** Adds a loop. */
  open(loop: Pick<LoopState, 'area' | 'name' | 'pauseMs'>): RoundLog;
  list(): LoopState[];
}

export function createRoundRecords(now: () => Date, elapsed: () => number = () => performance.now()): RoundRecords {
  const loops: LoopState[] = [];
  return {
    open(loop) {
      const since = { startedAt: now(), endedAt: null, tookMs: null, runningSince: null };
      const state: LoopState = { ...loop, ...since, failures: 0, error: null };
      loops.push(state);
      let beganMs = 0;
      function end(): void {
        state.endedAt = now();
        state.tookMs = elapsed() - beganMs;
        state.runningSince = null;
      }
      return {
        began() {
          beganMs = elapsed();
          state.runningSince = now();
        },
        ended() {
          end();
          state.failures = 0;
          state.error = null;
        },
        failed(error) {
          end();
          state.failures += 1;
          state.error = reasonOf(error);
        },
      };
    },
    list: () => loops.map((state) => ({ ...state })),
  };
}

/** The innermost cause and its code: what wraps it repeats the statement with everything that was in it. */
export function reasonOf(error: unknown): string {
  let cause = error;
  for (let depth = 0; cause instanceof Error && cause.cause instanceof Error && depth < 5; depth += 1)
    cause = cause.cause;
  const code = databaseCode(error);
  const text = cause instanceof Error ? cause.message : String(cause);
  return [code, text].filter(Boolean).join(': ') || 'no reason given';
}
