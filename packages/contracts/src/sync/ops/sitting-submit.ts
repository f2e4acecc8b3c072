import * as z from 'zod/mini';
import { id, instant } from '../../lib/scalars.ts';

export const SITTING_SUBMIT = 'sitting.submit';

/** A learner hands a written test in. Its texts come before it, each in an op of its own. */
export const sittingSubmitArgs = z.object({
  sittingId: id,
  /** By the device's clock. */
  submittedAt: instant,
});
export type SittingSubmitArgs = z.input<typeof sittingSubmitArgs>;
