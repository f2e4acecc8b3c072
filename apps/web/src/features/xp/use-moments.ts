import type { Moment } from '#ui/celebration/moment.ts';
import { momentsBetween } from './moments.ts';
import type { ProgressSnapshot } from './progress-snapshot.mirror.ts';
import { useProgressSnapshot } from './use-progress-snapshot.ts';

/** Returns the celebrations for the progress since `before`, in the order in which they play. */
export function useMoments(before: ProgressSnapshot | null | undefined): Moment[] {
  const snapshot = useProgressSnapshot();
  return before && snapshot ? momentsBetween(before, snapshot) : [];
}
