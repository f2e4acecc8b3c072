import { dailyGoalOf } from '@quorbit/contracts/settings/daily-goal';
import { useCallback, useRef } from 'react';
import { useUser } from '#lib/session.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { emptyProgress, type ProgressSnapshot, selectProgressSnapshot } from './progress-snapshot.mirror.ts';

/** Returns the learner's progress, pending work included; null or undefined if this device doesn't know it. */
export function useProgressSnapshot() {
  return useMirror(selectProgressSnapshot, null);
}

/**
 * Returns a function that gives the learner's progress as it was when this component was mounted, or when the device
 * first knew it. Until the device knows it, the result is zero progress for a learner without XP, and undefined for
 * others.
 */
export function useProgressBefore(): () => ProgressSnapshot | undefined {
  const user = useUser();
  const snapshot = useProgressSnapshot();
  const first = useRef(snapshot);
  first.current ??= snapshot;
  const emptySnapshot = useRef(user.xp === 0 ? emptyProgress(dailyGoalOf(user)) : undefined);
  return useCallback(() => first.current ?? emptySnapshot.current, []);
}
