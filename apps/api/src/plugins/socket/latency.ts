import type { SocketInfo } from '../../kernel/context.ts';

/** Of these many pings the fastest counts: a slow one says more about a busy device than about the way to it. */
const MAX_SAMPLES = 5;

export interface Latency extends Pick<SocketInfo, 'latency' | 'onLatency'> {
  /** Tells how long the way there and back took, in milliseconds. */
  recordRoundTrip(roundTrip: number): void;
  /** Whether anybody wants to know. */
  isWanted(): boolean;
}

export function createLatency(): Latency {
  const samples: number[] = [];
  const listeners = new Set<(milliseconds: number) => void>();
  const latency = () => (samples.length === 0 ? null : Math.min(...samples) / 2);
  return {
    latency,
    onLatency(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recordRoundTrip(roundTrip) {
      samples.push(roundTrip);
      if (samples.length > MAX_SAMPLES) samples.shift();
      const current = latency();
      if (current !== null) for (const listener of listeners) listener(current);
    },
    isWanted: () => listeners.size > 0,
  };
}
