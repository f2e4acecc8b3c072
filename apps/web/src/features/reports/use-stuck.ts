import { useHasElapsed } from '#lib/hooks/use-has-elapsed.ts';
import { isStuck, useSyncStatus } from '#offline/sync-status.ts';

/** Milliseconds after which unsent work counts as waiting, no longer as being sent. */
export const PATIENCE_MS = 3000;

/** Returns whether unsent work is waiting, because sync fails or takes too long; while false, it's being sent. */
export function useStuck(): boolean {
  const failing = isStuck(useSyncStatus());
  const slow = useHasElapsed(PATIENCE_MS);
  return failing || slow;
}
