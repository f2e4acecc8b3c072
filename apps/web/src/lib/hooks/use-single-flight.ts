import { useRef } from 'react';
import type { PressOptions } from './form-mutation.ts';

/** A double tap takes no longer than this; who presses again later means it. */
const DOUBLE_TAP_MS = 300;

/**
 * The same mutation, in which a press made twice is one call: while a call with the same input is under way, and right
 * after it, another one does nothing. A busy button is drawn too late for that, since the second tap comes before it.
 * After a failure it may be called again at once. `mutateAsync` isn't guarded: forms call it, which send once at a time.
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
