import type * as z from 'zod/mini';
import { undoInput } from '../../reviews/schema.ts';

export const REVIEW_UNDO = 'review.undo';

/** Undoes the newest rating of a card, within ten minutes; `ratingId` is the id of the rating's op. */
export const reviewUndoArgs = undoInput;
export type ReviewUndoArgs = z.input<typeof reviewUndoArgs>;
