import { useEffect, useState } from 'react';
import { useUser } from '#lib/session.ts';
import type { MemorySource } from './area.ts';
import { useLoadAreas } from './areas-context.ts';

const EMPTY: MemorySource = { areas: [], unsaved: [], unsavedRefused: [], unsavedSent: [] };

/**
 * The result of reading the work that only memory has, for where the disk can't even be read; null until read.
 * @param enabled otherwise nothing is read
 * @param read must be the same function each time
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
      // Without the code, there is nothing in memory either.
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
