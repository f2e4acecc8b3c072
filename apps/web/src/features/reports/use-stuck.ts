import { useHasElapsed } from '#lib/hooks/use-has-elapsed.ts';
import { isStuck, useSyncStatus } from '#offline/sync-status.ts';

/** Longer than this nobody is left to think that work is on its way. */
export const PATIENCE_MS = 3000;

/** Whether work that is not on the server yet waits; else it is on its way. */
export function useStuck(): boolean {
  const failing = isStuck(useSyncStatus());
  const slow = useHasElapsed(PATIENCE_MS);
  return failing || slow;
}
