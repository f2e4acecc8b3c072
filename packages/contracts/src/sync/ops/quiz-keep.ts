import * as z from 'zod/mini';
import { id } from '../../lib/scalars.ts';
import { packHash } from '../../quizzes/schema.ts';

export const QUIZ_KEEP = 'quiz.keep';

/** The learner downloaded a quiz, or removed the download; for a removal, `packHash` is null. The latest op wins. */
export const quizKeepArgs = z.object({ quizId: id, packHash: z.nullable(packHash) });
export type QuizKeepArgs = z.input<typeof quizKeepArgs>;
