export interface ConnectionLimit {
  /** Takes a place for a key; null if all its places are taken. Returns a function that frees the place once. */
  take(key: string): (() => void) | null;
}

/** Creates a limit of `max` open connections for each key. */
export function createConnectionLimit(max: number): ConnectionLimit {
  const counts = new Map<string, number>();
  return {
    take(key) {
      const open = counts.get(key) ?? 0;
      if (open >= max) return null;
      counts.set(key, open + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const remaining = (counts.get(key) ?? 1) - 1;
        if (remaining > 0) counts.set(key, remaining);
        else counts.delete(key);
      };
    },
  };
}
