import type { Clock } from '../engine/clock.ts';

/** A clock that only moves when a test moves it. */
export interface VirtualClock extends Clock {
  /**
   * Moves time on by this many milliseconds: due timers run in order, each after the work that the previous one
   * started.
   */
  advance(ms: number): Promise<void>;
  /** Moves the wall clock by this many milliseconds, as a user might set it; timers aren't affected. */
  jump(ms: number): void;
}

/** Lets the event loop turn often enough for all running work to finish, if nothing waits for real I/O. */
export async function flushEventLoop(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** The time at which virtual clocks begin, in milliseconds. */
export const START = Date.parse('2026-03-01T12:00:00Z');

/**
 * Creates a virtual clock.
 * @param flush resolves once running work has finished; time doesn't move until then.
 */
export function createVirtualClock(startMs = START, flush = flushEventLoop): VirtualClock {
  let elapsed = 0;
  let offset = startMs;
  let count = 0;
  const timers = new Map<number, { at: number; run: () => void }>();

  function due(until: number): { id: number; at: number; run: () => void } | null {
    let first: { id: number; at: number; run: () => void } | null = null;
    for (const [id, timer] of timers) {
      if (timer.at <= until && (first === null || timer.at < first.at)) first = { id, ...timer };
    }
    return first;
  }

  return {
    now: () => offset + elapsed,
    elapsed: () => elapsed,
    after(ms, run) {
      count += 1;
      const id = count;
      timers.set(id, { at: elapsed + Math.max(0, ms), run });
      return () => timers.delete(id);
    },
    async advance(ms) {
      const until = elapsed + ms;
      await flush();
      for (let next = due(until); next; next = due(until)) {
        timers.delete(next.id);
        elapsed = Math.max(elapsed, next.at);
        next.run();
        await flush();
      }
      elapsed = until;
    },
    jump(ms) {
      offset += ms;
    },
  };
}
