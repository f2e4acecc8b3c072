import { useEffect, useState } from 'react';
import { useUser } from '#lib/session.ts';
import { whenReadable } from '../first-paint.ts';
import { useHoldsNothing } from '../use-holds-nothing.ts';
import type { MirrorSource } from './area.ts';
import { useLoadAreas } from './areas-context.ts';

/**
 * The result of reading this device's tables, updated after every change by any tab. Undefined until read, null where
 * this browser stores nothing. The database's code is loaded separately.
 * @param read must be the same function each time
 * @param argument a different one triggers a new read; compared as JSON
 * @param whenEmpty returned at once where this device holds nothing of the person: what the server says need not wait
 */
export function useMirror<A, T>(
  read: (source: MirrorSource, argument: A) => Promise<T>,
  argument: A,
  whenEmpty?: T | null,
): T | null | undefined {
  const { id } = useUser();
  const empty = useHoldsNothing(id);
  const loadAreas = useLoadAreas();
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
      await whenReadable(id);
      if (stopped) return;
      try {
        const [{ watchMirror }, areas] = await Promise.all([import('./watch-mirror.ts'), loadAreas()]);
        if (!stopped) stop = watchMirror(id, areas, (source) => read(source, JSON.parse(wanted)), show);
      } catch {
        // Without the code, the data might as well not be there.
        show(null);
      }
    }
    void start();
    return () => {
      stopped = true;
      stop?.();
    };
  }, [id, key, wanted, read, loadAreas]);

  if (seen?.key === key && seen.read === read) return seen.value;
  return empty ? whenEmpty : undefined;
}
