import * as z from 'zod/mini';
import { id } from '../lib/scalars.ts';

/** The quizzes that a study group is about to forget, computed from members who agreed to be counted. */
export const groupMemory = z.object({
  /** The number of members who have agreed. Below `MIN_PEOPLE` the other fields are empty. */
  agreeing: z.int(),
  /** The fading quizzes, sorted by how much there is to gain from reviewing them. */
  quizzes: z.array(
    z.object({
      quizId: id,
      title: z.string(),
      /** The number of the quiz's fading questions, i.e. those that the group is about to forget. */
      questionCount: z.int(),
      /**
       * The mean recall of the fading questions in percent, in steps of ten; values below thirty are shown as thirty.
       */
      recall: z.int(),
    }),
  ),
  /** The quiz and questions for a room in which the group reviews together; null if nothing is fading. */
  review: z.nullable(z.object({ quizId: id, questionIds: z.array(id) })),
});
export type GroupMemory = z.infer<typeof groupMemory>;
