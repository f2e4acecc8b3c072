// Remembers the last round of each background loop of this process, for the Health page.
import { findDatabaseCode } from '@quorbit/db/errors';
import type { HealthSources, LoopState } from '../../kernel/deps.ts';

export function createRoundRecords(
  now: () => Date,
  elapsed: () => number = () => performance.now(),
): HealthSources['rounds'] {
  const loops: LoopState[] = [];
  return {
    open(loop) {
      const initial = { startedAt: now(), endedAt: null, tookMs: null, runningSince: null };
      const state: LoopState = { ...loop, ...initial, failures: 0, error: null };
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

/**
 * Returns the database error code and the message of the innermost cause; outer errors are left out, since they repeat
 * the SQL statement with its parameters.
 */
export function reasonOf(error: unknown): string {
  let cause = error;
  for (let depth = 0; cause instanceof Error && cause.cause instanceof Error && depth < 5; depth += 1)
    cause = cause.cause;
  const code = findDatabaseCode(error);
  const text = cause instanceof Error ? cause.message : String(cause);
  return [code, text].filter(Boolean).join(': ') || 'no reason given';
}
