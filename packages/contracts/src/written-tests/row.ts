import * as z from 'zod/mini';
import { id } from '../lib/scalars.ts';

/**
 * Body of a mirrored row of kind `sitting`: a sitting of the learner whose marks aren't published. It changes whenever a text
 * or the submission arrives from any device, so that open pages ask for the sitting again.
 */
export const sittingRow = z.object({
  sittingId: id,
  testId: id,
  /** Counts up. */
  revision: z.int(),
});
export type SittingRow = z.infer<typeof sittingRow>;
