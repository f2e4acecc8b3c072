export interface Counts {
  /** Takes a place; null where all are taken. Returns what gives it back, once. */
  take(key: string): (() => void) | null;
}

/** Counts what each of many has open. */
export function createCounts(most: number): Counts {
  const counts = new Map<string, number>();
  return {
    take(key) {
      const open = counts.get(key) ?? 0;
      if (open >= most) return null;
      counts.set(key, open + 1);
      let given = true;
      return () => {
        if (!given) return;
        given = false;
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
