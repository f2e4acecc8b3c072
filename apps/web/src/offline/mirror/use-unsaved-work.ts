import { useEffect, useState } from 'react';
import { useUser } from '#lib/session.ts';
import { useLoadAreas } from './areas-context.ts';
import { type WorkItem, workInMemory } from './work.ts';

const NONE: readonly WorkItem[] = [];

/** Work that only memory has, newest first, for where the disk cannot even be read. */
export function useUnsavedWork(enabled: boolean): WorkItem[] {
  const { id } = useUser();
  const loadAreas = useLoadAreas();
  const [seen, setSeen] = useState<readonly WorkItem[]>(NONE);
  useEffect(() => {
    if (!enabled) return;
    let stop: (() => void) | null = null;
    let stopped = false;
    Promise.all([import('../person.ts'), loadAreas()]).then(
      ([{ person }, areas]) => {
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
  }, [enabled, id, loadAreas]);
  return enabled ? [...seen] : [];
}
