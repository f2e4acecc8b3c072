import * as z from 'zod/mini';

/**
 * A notice that the learner's own scope has changed. It contains only a version: a device whose cursor doesn't contain
 * `position` has something to fetch.
 */
export const syncHint = z.object({ position: z.string() });
export type SyncHint = z.infer<typeof syncHint>;

/** Returns whether a device that has read up to this cursor already has the change that the hint announces. */
export function isHintSeen(cursor: string, { position }: SyncHint): boolean {
  return `,${cursor},`.includes(`,${position},`);
}
