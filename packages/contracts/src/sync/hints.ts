import * as z from 'zod/mini';

/** The learner's own scope has moved: a device whose cursor is older has something to fetch. */
export const syncHint = z.object({ version: z.int() });
export type SyncHint = z.infer<typeof syncHint>;
