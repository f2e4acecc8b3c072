import * as z from 'zod/mini';
import { text } from '../../lib/scalars.ts';
import { LETTERS, type Letter } from '../difficulty.ts';

const option = text('Option', 1, 300);

/** One right answer out of four options. */
export const singleChoice = {
  /** The fields that an author sends in addition to those that all kinds have. */
  input: {
    kind: z._default(z.literal('single'), 'single'),
    options: z.tuple([option, option, option, option], 'Give exactly four options.').check(
      // An empty one is told by itself: two of them are not the same answer twice.
      z.refine((options) => {
        const filled = options.map((text) => String(text).trim().toLowerCase()).filter((text) => text !== '');
        return new Set(filled).size === filled.length;
      }, 'The four options must differ.'),
    ),
    /** Upper-cased before validation: people type `b` as well as `B`. */
    correctAnswer: z.pipe(
      z.string('Correct answer must be a letter A to D.').check(z.trim(), z.toUpperCase()),
      z.enum(LETTERS, 'Correct answer must be a letter A to D.'),
    ),
  },
  isRight: (question: { correctAnswer: Letter }, chosen: number) => LETTERS[chosen] === question.correctAnswer,
};
