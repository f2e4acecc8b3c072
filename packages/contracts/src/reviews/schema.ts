import * as z from 'zod/mini';
import { page, pageInput } from '../lib/paging.ts';
import { day, id, instant, integer } from '../lib/scalars.ts';
import { LETTERS } from '../quizzes/difficulty.ts';
import { QUALITIES } from './qualities.ts';

export const rateInput = z.object({
  quizId: id,
  questionId: id,
  quality: z.literal([...QUALITIES], 'Quality must be 1 (Forgot), 3 (Hard) or 5 (Easy).'),
  /** How sure the learner was before seeing the answer, in percent. */
  confidence: z.optional(integer('Confidence', 0, 100)),
  /** Due cards left on the device after this rating. */
  left: z.optional(integer('Left', 0, 1_000_000)),
});
export type RateInput = z.infer<typeof rateInput>;

/** What a rating did. */
export const rated = z.object({
  quizId: id,
  questionId: id,
  /** When the card is due next. */
  due: instant,
  /** XP that this rating paid: 0 once the day's paid ratings are used up. */
  xpEarned: z.int(),
});
export type Rated = z.infer<typeof rated>;

export const listReviewsInput = z.object(pageInput);
export type ListReviewsInput = z.infer<typeof listReviewsInput>;

/** One of the day's cards, with its question. */
export const reviewItem = z.object({
  quiz: z.object({ id, title: z.string(), category: z.string() }),
  question: z.object({
    id,
    question: z.string(),
    options: z.array(z.string()),
    image: z.nullable(z.object({ src: z.string(), alt: z.string() })),
    correctAnswer: z.enum(LETTERS),
    explanation: z.nullable(z.string()),
  }),
  due: instant,
  /** Never rated before. */
  isNew: z.boolean(),
});
export type ReviewItem = z.infer<typeof reviewItem>;

export const reviewList = z.extend(page(reviewItem), {
  /** The number of today's cards, on all pages. */
  total: z.int(),
  /** The number of today's cards that wait because their quiz is part of a running game. */
  waiting: z.int(),
  /** The learner's day when the next card is due, today's cards aside; null when there is none. */
  nextDue: z.nullable(day),
});
export type ReviewList = z.infer<typeof reviewList>;
