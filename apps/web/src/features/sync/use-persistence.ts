import { useEffect, useState } from 'react';

/** Whether the browser promised not to throw this site's data away; null where it does not tell. */
export type Persistence = 'persistent' | 'best-effort' | null;

export function usePersistence(): { state: Persistence; ask: () => Promise<Persistence> } {
  const [state, setState] = useState<Persistence>(null);
  useEffect(() => {
    let left = false;
    storage()
      ?.persisted?.()
      .then(
        (persisted) => {
          if (!left) setState(stateOf(persisted));
        },
        () => undefined,
      );
    return () => {
      left = true;
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
