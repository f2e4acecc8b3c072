import { startTransition, useOptimistic } from 'react';

/**
 * Returns a setting's value and a function that saves a new one at once. The new value shows immediately; if saving
 * fails, the stored value shows again.
 * @param save saves the value, and reports its own failure to the user.
 */
export function useInstantSetting<S, V extends S>(
  stored: S,
  save: (value: V) => Promise<unknown>,
): [S, (value: V) => void] {
  const [optimistic, setOptimistic] = useOptimistic(stored);
  const choose = (value: V) =>
    startTransition(async () => {
      setOptimistic(value);
      await save(value).catch(() => undefined);
    });
  return [optimistic, choose];
}
