import { useEffect, useState } from 'react';

/** Whether the browser promised not to delete this site's data; null if it doesn't say. */
export type Persistence = 'persistent' | 'best-effort' | null;

export function usePersistence(): { state: Persistence | undefined; ask: () => Promise<Persistence> } {
  /** Whether the browser protects this site's data from deletion; undefined until it has replied. */
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

/** Returns the browser's storage manager, which doesn't exist over plain HTTP. */
function storage(): Partial<StorageManager> | undefined {
  return (navigator as { storage?: StorageManager }).storage;
}
