import type { Moment } from '#ui/celebration/moment.ts';
import { momentsBetween } from './moments.ts';
import type { ProgressSnapshot } from './progress-snapshot.mirror.ts';
import { useStanding } from './use-standing.ts';

/** What is worth celebrating since `before`, in the order in which it plays. */
export function useMoments(before: ProgressSnapshot | null | undefined): Moment[] {
  const now = useStanding();
  return before && now ? momentsBetween(before, now) : [];
}
