import * as z from 'zod/mini';
import { integer, text } from '../../lib/scalars.ts';
import { areDistinct } from './are-distinct.ts';

const MIN_CHOICES = 2;
const MAX_CHOICES = 8;

/** The chosen choices as indexes in the question's list, from 0; each may occur only once. */
const places = z.array(integer('Choice', 0, MAX_CHOICES - 1)).check(
  z.maxLength(MAX_CHOICES, `At most ${MAX_CHOICES} choices.`),
  z.refine((chosen) => new Set(chosen).size === chosen.length, 'Name each choice once.'),
);

/** A question with up to eight choices and several right ones: the answer is right only if exactly those are chosen. */
export const multipleChoice = {
  kind: 'multiple',
  key: z.object({
    kind: z.literal('multiple'),
    chosen: places.check(z.minLength(1, 'Mark at least one choice as right.')),
  }),
  response: z.object({ kind: z.literal('multiple'), chosen: places }),
  asked: {
    choices: z.array(text('Choice', 1, 300)).check(
      z.minLength(MIN_CHOICES, `Give at least ${MIN_CHOICES} choices.`),
      z.maxLength(MAX_CHOICES, `Give at most ${MAX_CHOICES} choices.`),
      z.refine((choices) => areDistinct(choices), 'The choices must differ.'),
    ),
  },
  choices: ({ choices = [] }: { choices?: readonly string[] | undefined }) => choices,
  chosen: ({ chosen }: { chosen: readonly number[] }) => chosen,
  /** The probability of guessing right, if all sets of choices except the empty one are equally likely. */
  guessing: (choices: number) => 1 / (2 ** choices - 1),
  isRight: (key: { chosen: readonly number[] }, response: { chosen: readonly number[] }) =>
    key.chosen.length === response.chosen.length && key.chosen.every((place) => response.chosen.includes(place)),
} as const;
