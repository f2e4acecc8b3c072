import * as z from 'zod/mini';
import { id } from '../lib/scalars.ts';

/**
 * Body of a mirrored row of kind `sitting`: one of the learner's sittings whose marks aren't published. It changes
 * whenever a text or the submission arrives from any device, so that open pages fetch the sitting again.
 */
export const sittingRow = z.object({
  sittingId: id,
  testId: id,
  /** The sitting's revision, which grows with each change of the sitting. */
  revision: z.int(),
});
export type SittingRow = z.infer<typeof sittingRow>;
