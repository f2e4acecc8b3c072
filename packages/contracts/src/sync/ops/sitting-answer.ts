import * as z from 'zod/mini';
import { id, instant, rawText } from '../../lib/scalars.ts';
import { MAX_ANSWER, MAX_RESOLVED_TEXTS } from '../../written-tests/limits.ts';
import { TEXT_DEVICES } from '../../written-tests/types.ts';

export const SITTING_ANSWER = 'sitting.answer';

/**
 * The whole text of an answer to a written test as it was at a time of the device's clock. It continues the last text of
 * the same device.
 */
export const sittingAnswerArgs = z.object({
  sittingId: id,
  questionId: id,
  text: rawText('Answer', 0, MAX_ANSWER),
  writtenAt: instant,
});

/** Version 2, for servers whose sittings say `answerVersion` 2: it says which texts its writer had seen. */
export const sittingAnswerArgs2 = z.extend(sittingAnswerArgs, {
  /** The id of this text, made by the device. */
  textId: id,
  /**
   * The text that it was written on top of, which may be on its way before it; null for none. Null also continues the last
   * text of the same device.
   */
  continues: z.nullable(id),
  /** Other versions that its writer saw, and that this text settles. */
  settles: z._default(
    z.array(id).check(z.maxLength(MAX_RESOLVED_TEXTS, `One text settles ${MAX_RESOLVED_TEXTS} versions at most.`)),
    [],
  ),
  device: z.enum(TEXT_DEVICES, `Device must be one of: ${TEXT_DEVICES.join(', ')}.`),
});

/** Arguments of either version: a device writes the newest that the server takes. */
export type SittingAnswerArgs = z.input<typeof sittingAnswerArgs> & Partial<z.input<typeof sittingAnswerArgs2>>;

/** The version that carries these args. */
export function sittingAnswerVersion({ textId }: SittingAnswerArgs): 1 | 2 {
  return textId === undefined ? 1 : 2;
}
