import * as z from 'zod/mini';
import { text } from '../../lib/scalars.ts';
import { LETTERS, type Letter } from '../difficulty.ts';
import { areDistinct } from './are-distinct.ts';

const option = text('Option', 1, 300);

/** A question with four options, one of which is right. */
export const singleChoice = {
  kind: 'single',
  /** The fields that an author sends for a `single` question, in addition to the fields common to all kinds. */
  input: {
    /** The kind of question, which older programs don't send. */
    kind: z._default(z.optional(z.literal('single')), 'single'),
    options: z
      .tuple([option, option, option, option], 'Give exactly four options.')
      .check(z.refine((options) => areDistinct(options), 'The four options must differ.')),
    /**
     * The letter of the right option. It's converted to upper case before validation, because people type `b` as well
     * as `B`.
     */
    correctAnswer: z.pipe(
      z.string('Correct answer must be a letter A to D.').check(z.trim(), z.toUpperCase()),
      z.enum(LETTERS, 'Correct answer must be a letter A to D.'),
    ),
  },
  guessing: (options: number) => 1 / options,
  isRight: (right: Letter | null, chosen: number) => LETTERS[chosen] === right,
} as const;
