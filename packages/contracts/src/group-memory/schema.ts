import * as z from 'zod/mini';
import { id } from '../lib/scalars.ts';

/** What a study group is about to forget, of members who agreed to be counted. */
export const groupMemory = z.object({
  /** How many have agreed. Below `MIN_PEOPLE` nothing else is shown. */
  agreeing: z.int(),
  /** The ones that most would be gained by reviewing first. */
  quizzes: z.array(
    z.object({
      quizId: id,
      title: z.string(),
      /** Questions that are fading. */
      questionCount: z.int(),
      /** Mean chance that they are still known, in percent, in steps of ten; thirty also where it is less. */
      recall: z.int(),
    }),
  ),
  /** What a room to review together asks; null where nothing is fading. */
  review: z.nullable(z.object({ quizId: id, questionIds: z.array(id) })),
});
export type GroupMemory = z.infer<typeof groupMemory>;
