import { useEffect, useState } from 'react';
import { useUser } from '#lib/session.ts';
import type { DraftsOnDevice } from './drafts/draft-store.ts';

/** The signed-in person's drafts on this device, newest first; null until they are read. Updates on every change. */
export function useDrafts(): DraftsOnDevice | null {
  const { id } = useUser();
  const [reading, setReading] = useState<{ userId: string; onDevice: DraftsOnDevice } | null>(null);
  useEffect(() => {
    let unwatch: (() => void) | null = null;
    let isUnmounted = false;
    // The database's code is loaded separately, so that the first page doesn't wait for it.
    Promise.all([import('#offline/device-store.ts'), import('./drafts/draft-store.ts')]).then(
      ([{ deviceStoreOf }, { createDraftStore }]) => {
        if (isUnmounted) return;
        unwatch = deviceStoreOf(id)
          .store(createDraftStore)
          .watch(({ drafts, available }) => {
            const newestFirst = drafts.toSorted((a, b) => b.startedAt - a.startedAt);
            setReading({ userId: id, onDevice: { drafts: newestFirst, available } });
          });
      },
      () => {
        if (!isUnmounted) setReading({ userId: id, onDevice: { drafts: [], available: false } });
      },
    );
    return () => {
      isUnmounted = true;
      unwatch?.();
    };
  }, [id]);
  return reading?.userId === id ? reading.onDevice : null;
}
