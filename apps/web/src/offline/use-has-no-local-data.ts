import { useEffect, useState } from 'react';
import { hasLocalData } from './first-paint.ts';

/**
 * Returns whether this browser stores no data of the user, so that there's nothing to wait for; undefined until that's
 * known.
 */
export function useHasNoLocalData(userId: string): boolean | undefined {
  const [empty, setEmpty] = useState<{ userId: string; empty: boolean }>();
  useEffect(() => {
    let stopped = false;
    void hasLocalData(userId).then((hasData) => {
      if (!stopped) setEmpty({ userId, empty: !hasData });
    });
    return () => {
      stopped = true;
    };
  }, [userId]);
  return empty?.userId === userId ? empty.empty : undefined;
}
