import { useEffect, useMemo, useRef } from 'react';
import { useUser } from '#lib/session.ts';
import { celebrate } from '#ui/celebration/queue.ts';
import { momentsBetween } from './moments.ts';
import { useStanding } from './use-standing.ts';

/**
 * Celebrates what the learner reaches while this is on screen: as soon as nothing would be interrupted, and at the latest
 * when they leave.
 * @param calm whether a moment may play now
 */
export function useCelebrateProgress(calm: boolean): void {
  const { id } = useUser();
  const now = useStanding();
  const first = useRef(now);
  first.current ??= now;
  const before = first.current;
  const moments = useMemo(() => (before && now ? momentsBetween(before, now) : []), [before, now]);
  const reached = useRef({ id, moments });
  useEffect(() => {
    reached.current = { id, moments };
    if (calm) celebrate(id, moments);
  }, [calm, id, moments]);
  useEffect(() => () => void celebrate(reached.current.id, reached.current.moments), []);
}
