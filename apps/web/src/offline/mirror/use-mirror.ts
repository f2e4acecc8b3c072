import { useEffect, useState } from 'react';
import { useUser } from '#lib/session.ts';
import { pageStands } from '../page-stands.ts';
import type { MirrorSource } from './unsettled.ts';

/**
 * What a reading of this device's tables answers, kept up to date with every change, in whatever tab. Undefined until
 * it was read, null where this browser keeps nothing. The database's code is loaded apart.
 * @param read the same function each time
 * @param argument a new one reads anew; compared by its JSON
 */
export function useMirror<A, T>(
  read: (source: MirrorSource, argument: A) => Promise<T>,
  argument: A,
): T | null | undefined {
  const { id } = useUser();
  const wanted = JSON.stringify(argument);
  const key = `${id} ${wanted}`;
  const [seen, setSeen] = useState<{ key: string; read: unknown; value: T | null } | null>(null);

  useEffect(() => {
    let stop: (() => void) | null = null;
    let stopped = false;
    const show = (value: T | null) => {
      if (!stopped) setSeen({ key, read, value });
    };
    async function start(): Promise<void> {
      await pageStands();
      if (stopped) return;
      try {
        const { watchMirror } = await import('./watch-mirror.ts');
        if (!stopped) stop = watchMirror(id, (source) => read(source, JSON.parse(wanted)), show);
      } catch {
        // The code could not be fetched: what it would read is as good as not there.
        show(null);
      }
    }
    void start();
    return () => {
      stopped = true;
      stop?.();
    };
  }, [id, key, wanted, read]);

  return seen?.key === key && seen.read === read ? seen.value : undefined;
}
