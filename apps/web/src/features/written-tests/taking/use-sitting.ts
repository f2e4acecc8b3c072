import { useEffect, useMemo, useState } from 'react';
import { useUser } from '#lib/session.ts';
import { deviceStoreOf } from '#offline/device-store.ts';
import { createSittingStore, type SittingOnDevice } from '../sittings/sitting-store.ts';

/**
 * Returns the store and, as `found`, the learner's sitting of a test on this device: undefined until it's read, null if
 * there is none.
 */
export function useSitting(testId: string) {
  const { id: userId } = useUser();
  const store = useMemo(() => deviceStoreOf(userId).store(createSittingStore), [userId]);
  const [found, setFound] = useState<SittingOnDevice | null>();
  useEffect(() => store.watch(testId, setFound), [store, testId]);
  return { store, found };
}
