import type { SocketInfo } from '../../kernel/context.ts';

/**
 * The number of last pings, the fastest of which counts. A slow ping is more likely due to a busy device than to the
 * network.
 */
const MAX_SAMPLES = 5;

export interface Latency extends Pick<SocketInfo, 'latency' | 'onLatency'> {
  /** Records the round-trip time of a ping in milliseconds. */
  recordRoundTrip(roundTrip: number): void;
  /** Returns whether anybody listens to the latency. */
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
