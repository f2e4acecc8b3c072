import type * as z from 'zod/mini';
import { rateInput } from '../../reviews/schema.ts';

export const REVIEW_RATE = 'review.rate';

/** The arguments of the op that rates a card. */
export const reviewRateArgs = rateInput;
export type ReviewRateArgs = z.input<typeof reviewRateArgs>;
