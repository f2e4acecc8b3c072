import { useEffect, useState } from 'react';
import { useUser } from '#lib/session.ts';
import type { MirrorArea } from './area.ts';
import { type WorkItem, workInMemory } from './work.ts';

const NONE: readonly WorkItem[] = [];

/**
 * Work that only memory has, newest first, for where the disk cannot even be read.
 * @param areas must be the same each time
 */
export function useUnsavedWork(enabled: boolean, areas: readonly MirrorArea[]): WorkItem[] {
  const { id } = useUser();
  const [seen, setSeen] = useState<readonly WorkItem[]>(NONE);
  useEffect(() => {
    if (!enabled) return;
    let stop: (() => void) | null = null;
    let stopped = false;
    import('../person.ts').then(
      ({ person }) => {
        if (stopped) return;
        const { writer, subscribe } = person(id);
        const show = () =>
          setSeen(workInMemory({ unsaved: writer.unsaved(), unsavedRefused: writer.unsavedRefused() }, areas));
        stop = subscribe(show);
        show();
      },
      // Without the code, there is nothing in memory either.
      () => undefined,
    );
    return () => {
      stopped = true;
      stop?.();
    };
  }, [enabled, id, areas]);
  return enabled ? [...seen] : [];
}
