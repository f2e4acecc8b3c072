import * as z from 'zod/mini';

/**
 * The learner's own scope has moved. Versions only: a device whose cursor does not contain `position` has something to
 * fetch.
 */
export const syncHint = z.object({ position: z.string() });
export type SyncHint = z.infer<typeof syncHint>;

/** Whether a device that has read up to this cursor has seen what the hint tells of. */
export function isHintSeen(cursor: string, { position }: SyncHint): boolean {
  return `,${cursor},`.includes(`,${position},`);
}
