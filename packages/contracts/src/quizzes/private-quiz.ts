import * as z from 'zod/mini';
import { id } from '../lib/scalars.ts';
import { DIFFICULTIES } from './difficulty.ts';
import { anyQuestion } from './question.ts';

/** A quiz made for the caller alone. */
export const privateQuiz = z.object({
  id,
  title: z.string(),
  category: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  questionCount: z.int(),
  /** The questions with their keys, because the quiz is the caller's own. */
  questions: z.array(anyQuestion),
});
export type PrivateQuiz = z.infer<typeof privateQuiz>;
