import * as z from 'zod/mini';
import { givenAnswer } from '../attempts/schema.ts';
import { id, instant, integer } from '../lib/scalars.ts';
import { openQuestion } from '../quizzes/question.ts';
import { MAX_QUESTIONS } from '../quizzes/schema.ts';

/** By question; one that is left out is not answered. */
export const playAnswers = z
  .array(givenAnswer, 'Answers must be a list.')
  .check(z.maxLength(MAX_QUESTIONS, `At most ${MAX_QUESTIONS} answers.`));

/** Answers as they are given, all of them each time. Of several requests the one with the highest revision counts. */
export const savePlayInput = z.object({
  id,
  revision: integer('Revision', 1, 1_000_000_000),
  answers: playAnswers,
});
export type SavePlayInput = z.infer<typeof savePlayInput>;

/** The revision that is stored now: a higher one than was sent, where another device is ahead. */
export const savedPlay = z.object({ revision: z.int(), savedAt: instant });
export type SavedPlay = z.infer<typeof savedPlay>;

/** A quiz of a game that somebody has begun. */
export const play = z.object({
  id,
  quiz: z.object({ id, title: z.string(), category: z.string() }),
  startedAt: instant,
  deadline: instant,
  /** The server's clock, for devices whose own is wrong. */
  now: instant,
  /** 0 until answers are saved. */
  revision: z.int(),
  answers: z.array(givenAnswer),
  /** What is asked, in the order shown. */
  questions: z.array(
    z.object({
      question: openQuestion,
      /** Original places of the options or choices in the order shown; null if they aren't shuffled. */
      order: z.nullable(z.array(z.int())),
    }),
  ),
});
export type Play = z.infer<typeof play>;
