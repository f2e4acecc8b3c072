import * as z from 'zod/mini';
import { attemptMode } from '../../attempts/mode.ts';
import { attemptAnswer } from '../../attempts/schema.ts';
import { id, instant } from '../../lib/scalars.ts';
import { LAYOUT_VERSION } from '../../quizzes/layout.ts';
import { MAX_QUESTIONS, packHash } from '../../quizzes/schema.ts';

export const ATTEMPT_SUBMIT = 'attempt.submit';

/**
 * The arguments of a finished attempt. Its times are by the device's clock; the server corrects them by the device's
 * clock skew.
 */
export const attemptSubmitArgs = z.object({
  attemptId: id,
  quizId: id,
  /** The hash of the pack whose questions the learner answered; '' if the device has no pack. */
  packHash: z.union([packHash, z.literal('')], 'Must be a pack hash.'),
  startedAt: instant,
  finishedAt: instant,
  /** `start` by default. Older servers ignore it, so it needs no new version. */
  mode: z.optional(attemptMode),
  answers: z.array(attemptAnswer).check(z.maxLength(MAX_QUESTIONS, `At most ${MAX_QUESTIONS} answers.`)),
});
/**
 * Version 2 of the arguments of a finished attempt. Only attempts that contain a `response` or used a layout need it:
 * an older server parks such an op until it knows this version. All other attempts are sent as version 1, for ever.
 */
export const attemptSubmitArgs2 = z.extend(attemptSubmitArgs, {
  layout: z.optional(z.literal(LAYOUT_VERSION, 'Layout must be 1.')),
});
/** The arguments of a finished attempt in version 1 or 2; a device uses version 2 only for attempts that need it. */
export type AttemptSubmitArgs = z.input<typeof attemptSubmitArgs2>;

/** Returns the version of the arguments that this attempt needs. */
export function attemptSubmitVersion({ layout, answers }: AttemptSubmitArgs): 1 | 2 {
  return layout !== undefined || answers.some(({ response }) => (response ?? null) !== null) ? 2 : 1;
}
