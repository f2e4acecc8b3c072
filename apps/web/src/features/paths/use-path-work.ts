import { useMirror } from '#offline/mirror/use-mirror.ts';
import { NO_WORK, type PathWork, selectPathWork, selectRefusedWork } from './path-work.mirror.ts';

/**
 * Returns the learner's work on paths on this device; undefined until it's read, null if the browser stores nothing.
 */
export function usePathWork(): PathWork | null | undefined {
  return useMirror(selectPathWork, null, NO_WORK);
}

/** Returns the work at a node that the server refused. */
export function useRefusedWork(nodeId: string) {
  return useMirror(selectRefusedWork, nodeId) ?? [];
}
