import * as z from 'zod/mini';

const value = z.boolean('Say true or false.');

/** A question that is a statement to be judged true or false. */
export const trueFalse = {
  kind: 'true_false',
  key: z.object({ kind: z.literal('true_false'), value }),
  response: z.object({ kind: z.literal('true_false'), value }),
  choices: () => ['True', 'False'],
  /** Returns the place of `True` or `False` in the list of choices, as a list of one index. */
  chosen: ({ value }: { value: boolean }) => [value ? 0 : 1],
  guessing: () => 1 / 2,
  isRight: (key: { value: boolean }, response: { value: boolean }) => key.value === response.value,
} as const;
