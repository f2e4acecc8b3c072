import { dailyGoalOf } from '@quorbit/contracts/settings/daily-goal';
import { useCallback, useRef } from 'react';
import { useUser } from '#lib/session.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { emptyProgress, type ProgressSnapshot, selectProgressSnapshot } from './progress-snapshot.mirror.ts';

/** What the learner has reached, pending work included; null or undefined where this device cannot tell. */
export function useProgressSnapshot() {
  return useMirror(selectProgressSnapshot, null);
}

/**
 * Returns what the learner had reached when this came on screen, or as soon as this device could tell. Who has no XP may
 * be faster than that, and has reached nothing; of others it is undefined then.
 */
export function useProgressBefore(): () => ProgressSnapshot | undefined {
  const user = useUser();
  const snapshot = useProgressSnapshot();
  const first = useRef(snapshot);
  first.current ??= snapshot;
  const emptySnapshot = useRef(user.xp === 0 ? emptyProgress(dailyGoalOf(user)) : undefined);
  return useCallback(() => first.current ?? emptySnapshot.current, []);
}
