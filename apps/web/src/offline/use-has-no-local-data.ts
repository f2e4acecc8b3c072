import { useEffect, useState } from 'react';
import { hasLocalData } from './first-paint.ts';

/** Whether this browser holds nothing of the person, so that there is nothing to wait for; undefined until known. */
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
