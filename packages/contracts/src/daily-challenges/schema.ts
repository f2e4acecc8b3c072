import * as z from 'zod/mini';
import { integer } from '../lib/scalars.ts';
import { category } from '../quizzes/schema.ts';
import { MAX_DAILY_REVIEWS } from './limits.ts';

/** The daily challenge of a learner's day, by kind. */
export const dailyChallenge = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reviews'), count: integer('Reviews', 1, MAX_DAILY_REVIEWS) }),
  z.object({ kind: z.literal('quiz') }),
  z.object({ kind: z.literal('category'), category }),
  z.object({ kind: z.literal('streak') }),
]);
export type DailyChallenge = z.infer<typeof dailyChallenge>;
