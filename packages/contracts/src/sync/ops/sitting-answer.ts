import * as z from 'zod/mini';
import { id, instant, rawText } from '../../lib/scalars.ts';
import { MAX_ANSWER } from '../../written-tests/limits.ts';

export const SITTING_ANSWER = 'sitting.answer';

/** The whole text of an answer to a written test as it was at a time of the device's clock. The latest wins. */
export const sittingAnswerArgs = z.object({
  sittingId: id,
  questionId: id,
  text: rawText('Answer', 0, MAX_ANSWER),
  writtenAt: instant,
});
export type SittingAnswerArgs = z.input<typeof sittingAnswerArgs>;
