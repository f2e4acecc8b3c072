import * as z from 'zod/mini';
import { attemptAnswer } from '../attempts/schema.ts';
import { id, instant, integer } from '../lib/scalars.ts';
import { openQuestion } from '../quizzes/question.ts';
import { MAX_QUESTIONS } from '../quizzes/schema.ts';

/** The answers by question; questions that are left out are unanswered. */
export const playAnswers = z
  .array(attemptAnswer, 'Answers must be a list.')
  .check(z.maxLength(MAX_QUESTIONS, `At most ${MAX_QUESTIONS} answers.`));

/** Input that saves a play: always all answers so far. The request with the highest revision wins. */
export const savePlayInput = z.object({
  id,
  revision: integer('Revision', 1, 1_000_000_000),
  answers: playAnswers,
});
export type SavePlayInput = z.infer<typeof savePlayInput>;

/** The reply to a save. `revision` is the stored one, which is higher than the one sent if another device is ahead. */
export const savedPlay = z.object({ revision: z.int(), savedAt: instant });
export type SavedPlay = z.infer<typeof savedPlay>;

/** A game's quiz that a player has begun. */
export const play = z.object({
  id,
  quiz: z.object({ id, title: z.string(), category: z.string() }),
  startedAt: instant,
  deadline: instant,
  /** The server's time, for devices whose own clock is wrong. */
  now: instant,
  /** The revision of the saved answers; 0 until answers are saved. */
  revision: z.int(),
  answers: z.array(attemptAnswer),
  /** The questions in the order shown. */
  questions: z.array(
    z.object({
      question: openQuestion,
      /** The original places of a question's options or choices, in the order shown; null if they aren't shuffled. */
      order: z.nullable(z.array(z.int())),
    }),
  ),
});
export type Play = z.infer<typeof play>;
