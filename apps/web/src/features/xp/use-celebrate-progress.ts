import { useEffect, useMemo, useRef } from 'react';
import { useUser } from '#lib/session.ts';
import { celebrate } from '#ui/celebration/celebration-queue.ts';
import { momentsBetween } from './moments.ts';
import { useProgressSnapshot } from './use-progress-snapshot.ts';

/**
 * Celebrates the learner's progress while this component is mounted: as soon as nothing would be interrupted, and at
 * the latest when they leave.
 * @param canPlay whether a celebration may play now.
 */
export function useCelebrateProgress(canPlay: boolean): void {
  const { id } = useUser();
  const snapshot = useProgressSnapshot();
  const first = useRef(snapshot);
  first.current ??= snapshot;
  const before = first.current;
  const moments = useMemo(() => (before && snapshot ? momentsBetween(before, snapshot) : []), [before, snapshot]);
  const pendingMoments = useRef({ id, moments });
  useEffect(() => {
    pendingMoments.current = { id, moments };
    if (canPlay) celebrate(id, moments);
  }, [canPlay, id, moments]);
  useEffect(() => () => void celebrate(pendingMoments.current.id, pendingMoments.current.moments), []);
}
