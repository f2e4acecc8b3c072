import type { Moment } from '#ui/celebration/moment.ts';
import { momentsBetween } from './moments.ts';
import type { Standing } from './standing.mirror.ts';
import { useStanding } from './use-standing.ts';

/** What is worth celebrating since `before`, in the order in which it plays. */
export function useMoments(before: Standing | null | undefined): Moment[] {
  const now = useStanding();
  return before && now ? momentsBetween(before, now) : [];
}
