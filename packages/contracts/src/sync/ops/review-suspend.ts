import type * as z from 'zod/mini';
import { suspendInput } from '../../reviews/schema.ts';

export const REVIEW_SUSPEND = 'review.suspend';

/** The learner took a card out of the reviews, or put it back. The latest op wins. */
export const reviewSuspendArgs = suspendInput;
export type ReviewSuspendArgs = z.input<typeof reviewSuspendArgs>;
