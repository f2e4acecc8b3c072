import { startTransition, useOptimistic } from 'react';

/**
 * A setting that is saved as soon as it is chosen. What was chosen shows at once; when saving fails, what is stored shows
 * again.
 * @param save tells the person itself when it fails
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
