import { useEffect, useState } from 'react';

/** Whether the browser promised not to throw this site's data away; null where it does not tell. */
export type Persistence = 'persistent' | 'best-effort' | null;

export function usePersistence(): { state: Persistence | undefined; ask: () => Promise<Persistence> } {
  /** Undefined until the browser was asked. */
  const [state, setState] = useState<Persistence>();
  useEffect(() => {
    let isUnmounted = false;
    const persistedQuery =
      storage()
        ?.persisted?.()
        .then(stateOf, () => null) ?? Promise.resolve(null);
    void persistedQuery.then((known) => {
      if (!isUnmounted) setState(known);
    });
    return () => {
      isUnmounted = true;
    };
  }, []);

  async function ask(): Promise<Persistence> {
    const answer =
      (await storage()
        ?.persist?.()
        .catch(() => false)) ?? false;
    setState(stateOf(answer));
    return stateOf(answer);
  }
  return { state, ask };
}

const stateOf = (persisted: boolean) => (persisted ? 'persistent' : 'best-effort');

/** Over plain HTTP there is none. */
function storage(): Partial<StorageManager> | undefined {
  return (navigator as { storage?: StorageManager }).storage;
}
