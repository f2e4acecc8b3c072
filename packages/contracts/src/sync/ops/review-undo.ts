import type * as z from 'zod/mini';
import { undoInput } from '../../reviews/schema.ts';

export const REVIEW_UNDO = 'review.undo';

/** The newest rating of a card is undone, within ten minutes; `ratingId` is the id of its op. */
export const reviewUndoArgs = undoInput;
export type ReviewUndoArgs = z.input<typeof reviewUndoArgs>;
