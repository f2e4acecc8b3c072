import { useRef } from 'react';

/** A double tap takes no longer than this; who presses again later means it. */
const DOUBLE_TAP_MS = 300;

/** What a mutation says about being sent from two tabs at once, which no button can prevent. */
export interface PressOptions {
  /**
   * The result of the second press: it changes nothing, the server refuses it, it's done twice, or the later input
   * replaces the earlier one.
   */
  secondTab: 'unchanged' | 'refused' | 'repeated' | 'replaced';
}

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

/** The mutation of a form, which sends once at a time. It has no `mutate`, so no button can call it. */
export function formMutation<Mutation extends { mutate: unknown }>(
  mutation: Mutation,
  _options: PressOptions,
): Omit<Mutation, 'mutate'> {
  return mutation;
}
