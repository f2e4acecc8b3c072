import { useEffect, useState } from 'react';
import { useUser } from '#lib/session.ts';
import type { MemorySource } from './area.ts';
import { useLoadAreas } from './areas-context.ts';

const EMPTY: MemorySource = { areas: [], unsaved: [], unsavedRefused: [], unsavedSent: [] };

/**
 * Returns the result of reading the work that is only in memory, for use when the disk can't even be read; null until
 * read.
 * @param enabled if false, the hook reads no work.
 * @param read must be the same function on each render.
 */
export function useUnsavedWork<A, T>(
  enabled: boolean,
  read: (source: MemorySource, argument: A) => T,
  argument: A,
): { value: T } | null {
  const { id } = useUser();
  const loadAreas = useLoadAreas();
  const argumentKey = JSON.stringify(argument);
  const [result, setResult] = useState<{ argumentKey: string; value: T } | null>(null);
  useEffect(() => {
    if (!enabled) return;
    let stop: (() => void) | null = null;
    let stopped = false;
    Promise.all([import('../device-store.ts'), loadAreas()]).then(
      ([{ deviceStoreOf }, areas]) => {
        if (stopped) return;
        const { writer, subscribe } = deviceStoreOf(id);
        const show = () => {
          const source = {
            areas,
            unsaved: writer.unsaved(),
            unsavedRefused: writer.unsavedRefused(),
            unsavedSent: writer.unsavedSent(),
          };
          setResult({ argumentKey, value: read(source, JSON.parse(argumentKey)) });
        };
        stop = subscribe(show);
        show();
      },
      // If the code can't be loaded, there's no work in memory either.
      () => {
        if (!stopped) setResult({ argumentKey, value: read(EMPTY, JSON.parse(argumentKey)) });
      },
    );
    return () => {
      stopped = true;
      stop?.();
    };
  }, [enabled, id, loadAreas, read, argumentKey]);
  return enabled && result?.argumentKey === argumentKey ? result : null;
}
