import { useEffect, useState } from 'react';
import { holdsData } from './first-paint.ts';

/** Whether this browser holds nothing of the person, so that there is nothing to wait for; undefined until known. */
export function useHoldsNothing(userId: string): boolean | undefined {
  const [empty, setEmpty] = useState<{ userId: string; empty: boolean }>();
  useEffect(() => {
    let stopped = false;
    void holdsData(userId).then((holds) => {
      if (!stopped) setEmpty({ userId, empty: !holds });
    });
    return () => {
      stopped = true;
    };
  }, [userId]);
  return empty?.userId === userId ? empty.empty : undefined;
}
