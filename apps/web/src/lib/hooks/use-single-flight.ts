import { useRef } from 'react';
import type { PressOptions } from './form-mutation.ts';

/** Milliseconds that a double tap takes at most; a later press is meant as a second one. */
const DOUBLE_TAP_MS = 300;

/**
 * Wraps a mutation so that a double press makes one call: `mutate` does nothing while a call with the same input is
 * running, and shortly after it. A busy button isn't enough, since the second tap comes before it's drawn. After a
 * failure it may be called again at once. `mutateAsync` isn't guarded: forms call it, and they send once at a time.
 */
export function useSingleFlight<Args extends [unknown?, ...unknown[]], Rest>(
  mutation: Rest & { mutate: (...args: Args) => void; mutateAsync: (...args: Args) => Promise<unknown> },
  _options: PressOptions,
) {
  const inFlight = useRef(new Set<string>());
  const { mutateAsync } = mutation;

  function mutate(...args: Args): void {
    const input = JSON.stringify(args[0] ?? null);
    if (inFlight.current.has(input)) return;
    inFlight.current.add(input);
    const pressedAt = performance.now();
    const release = () => inFlight.current.delete(input);
    mutateAsync(...args).then(() => setTimeout(release, pressedAt + DOUBLE_TAP_MS - performance.now()), release);
  }

  return { ...mutation, mutate };
}
