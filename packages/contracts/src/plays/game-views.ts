// Schemas of the parts that challenges and tournaments both return.
import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';

/** One of the quizzes of a game. */
export const gameQuiz = z.object({ id, title: z.string(), category: z.string() });

/** A play: a quiz of a game that the player has begun but not submitted. */
export const openPlayView = z.object({ id, quizId: id, deadline: instant });

/** The result of a submitted play. */
export const playResultFields = {
  /** The marks that the player reached in the play. */
  score: z.int(),
  totalMarks: z.int(),
  /** The share of all marks that the player reached, in percent. */
  percentage: z.int(),
  /** The time that the player took for the quiz, in seconds. */
  timeTaken: z.int(),
};
