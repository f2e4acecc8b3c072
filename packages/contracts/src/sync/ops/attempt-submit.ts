import * as z from 'zod/mini';
import { givenAnswer } from '../../attempts/schema.ts';
import { id, instant } from '../../lib/scalars.ts';
import { MAX_QUESTIONS, packHash } from '../../quizzes/schema.ts';

export const ATTEMPT_SUBMIT = 'attempt.submit';

/** A finished attempt. Times are by the device's clock; the server corrects them by its skew. */
export const attemptSubmitArgs = z.object({
  attemptId: id,
  quizId: id,
  /** The hash of the pack that the learner answered; '' when the device has none. */
  packHash: z.union([packHash, z.literal('')], 'Must be a pack hash.'),
  startedAt: instant,
  finishedAt: instant,
  answers: z.array(givenAnswer).check(z.maxLength(MAX_QUESTIONS, `At most ${MAX_QUESTIONS} answers.`)),
});
export type AttemptSubmitArgs = z.input<typeof attemptSubmitArgs>;
