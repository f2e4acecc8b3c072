import * as z from 'zod/mini';
import { id, instant, rawText } from '../../lib/scalars.ts';
import { MAX_ANSWER, MAX_RESOLVED_TEXTS } from '../../written-tests/limits.ts';
import { TEXT_DEVICES } from '../../written-tests/types.ts';

export const SITTING_ANSWER = 'sitting.answer';

/**
 * The whole text of an answer in a written test, as it was at a time of the device's clock. It continues the last text
 * of the same device.
 */
export const sittingAnswerArgs = z.object({
  sittingId: id,
  questionId: id,
  text: rawText('Answer', 0, MAX_ANSWER),
  writtenAt: instant,
});

/**
 * Version 2 of the arguments of the op that sends an answer's text, for servers whose sittings have `answerVersion` 2.
 * It also contains the texts that the writer had seen.
 */
export const sittingAnswerArgs2 = z.extend(sittingAnswerArgs, {
  /** The id of the answer's text, made by the device. */
  textId: id,
  /**
   * The id of the text that the writer had in front of them and continued; that text may still be on its way to the
   * server. Null if there is none, or if this text continues the last text of the same device.
   */
  continues: z.nullable(id),
  /** The ids of other versions of the answer that the writer saw and that this text replaces. */
  settles: z._default(
    z.array(id).check(z.maxLength(MAX_RESOLVED_TEXTS, `One text settles ${MAX_RESOLVED_TEXTS} versions at most.`)),
    [],
  ),
  device: z.enum(TEXT_DEVICES, `Device must be one of: ${TEXT_DEVICES.join(', ')}.`),
});

/**
 * The arguments of the op that sends an answer's text, in version 1 or 2; a device writes the newest version that the
 * server accepts.
 */
export type SittingAnswerArgs = z.input<typeof sittingAnswerArgs> & Partial<z.input<typeof sittingAnswerArgs2>>;

/** Returns whether the arguments of an answer's text are of version 1 or 2. */
export function sittingAnswerVersion({ textId }: SittingAnswerArgs): 1 | 2 {
  return textId === undefined ? 1 : 2;
}
