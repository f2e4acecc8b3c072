import * as z from 'zod/mini';
import { id } from '../../lib/scalars.ts';
import { nodeChange } from '../../paths/schema.ts';

export const PATH_WORK = 'path.work';

/** A learner's work on a learning path. The first such op starts the path, even without a node. */
export const pathWorkArgs = z.object({ pathId: id, node: z.optional(nodeChange) });
export type PathWorkArgs = z.input<typeof pathWorkArgs>;
