import type * as z from 'zod/mini';
import { suspendInput } from '../../reviews/schema.ts';

export const REVIEW_SUSPEND = 'review.suspend';

/** The learner took a card out of the reviews, or back in. The latest wins. */
export const reviewSuspendArgs = suspendInput;
export type ReviewSuspendArgs = z.input<typeof reviewSuspendArgs>;
