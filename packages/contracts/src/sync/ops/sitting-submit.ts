import * as z from 'zod/mini';
import { id, instant } from '../../lib/scalars.ts';

export const SITTING_SUBMIT = 'sitting.submit';

/** A learner submits a written test. The texts of the answers are sent before it, each in an op of its own. */
export const sittingSubmitArgs = z.object({
  sittingId: id,
  /** The time of the submission, by the device's clock. */
  submittedAt: instant,
});
export type SittingSubmitArgs = z.input<typeof sittingSubmitArgs>;
