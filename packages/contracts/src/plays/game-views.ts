// Schemas of the parts that challenges and tournaments both return.
import * as z from 'zod/mini';
import { id, instant } from '../lib/scalars.ts';

/** A quiz that a game asks. */
export const gameQuiz = z.object({ id, title: z.string(), category: z.string() });

/** A quiz that somebody began and hasn't submitted. */
export const openPlayView = z.object({ id, quizId: id, deadline: instant });

/** The figures of a quiz that was played and submitted. */
export const playResultFields = {
  /** Marks. */
  score: z.int(),
  totalMarks: z.int(),
  /** 0–100. */
  percentage: z.int(),
  /** Seconds. */
  timeTaken: z.int(),
};
