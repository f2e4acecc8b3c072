import type { Clock } from '../engine/clock.ts';

/** A clock that only moves when a test moves it. */
export interface VirtualClock extends Clock {
  /** Moves time on: runs due timers in order, and lets each settle before the next. */
  advance(ms: number): Promise<void>;
  /** Sets the wall clock, as the device's owner might; timers aren't affected. */
  jump(ms: number): void;
}

/** Enough turns of the event loop for everything to settle, if nothing waits for real I/O. */
export async function flushEventLoop(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** When virtual time begins. */
export const START = Date.parse('2026-03-01T12:00:00Z');

/** @param flush resolves once running work has settled; time doesn't move until then */
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
