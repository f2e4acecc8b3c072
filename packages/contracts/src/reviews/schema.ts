import * as z from 'zod/mini';
import { pageInput, pageOf } from '../lib/paging.ts';
import { day, id, instant, integer } from '../lib/scalars.ts';
import { keyedQuestion } from '../quizzes/question.ts';
import { MAX_RETENTION, MIN_RETENTION } from '../settings/reviews.ts';
import { QUALITIES } from './qualities.ts';

export const rateInput = z.object({
  quizId: id,
  questionId: id,
  quality: z.literal([...QUALITIES], 'Quality must be 1 (Forgot), 3 (Hard) or 5 (Easy).'),
  /** How sure the learner was before seeing the answer, in percent. */
  confidence: z.optional(integer('Confidence', 0, 100)),
  /** Due cards left on the device after this rating. */
  left: z.optional(integer('Left', 0, 1_000_000)),
  /** The learner's retention target, in percent; older apps do not say it. */
  retention: z.optional(integer('Retention', MIN_RETENTION, MAX_RETENTION)),
});
export type RateInput = z.infer<typeof rateInput>;

/** What a rating did. */
export const rateResult = z.object({
  quizId: id,
  questionId: id,
  /** When the card is due next. */
  due: instant,
  /** XP that this rating paid: 0 once the day's paid ratings are used up. */
  xpEarned: z.int(),
  /** Identifies the rating, so that it can be undone. */
  ratingId: id,
  /** Days after which the learner still knows the answer with 90 % probability. */
  stability: z.number(),
});
export type RateResult = z.infer<typeof rateResult>;

/** The newest rating of a card is undone. */
export const undoInput = z.object({
  quizId: id,
  questionId: id,
  /** The id of the rating: that of its op where a device queued it. */
  ratingId: id,
});
export type UndoInput = z.infer<typeof undoInput>;

/** What undoing a rating did. */
export const undoResult = z.object({
  quizId: id,
  questionId: id,
  /** When the card is due now. */
  due: instant,
  /** XP that is taken back: 0 or less. */
  xpEarned: z.int(),
});
export type UndoResult = z.infer<typeof undoResult>;

/** A card is taken out of the reviews, or comes back. */
export const suspendInput = z.object({
  quizId: id,
  questionId: id,
  suspended: z.boolean('Suspended must be true or false.'),
});
export type SuspendInput = z.infer<typeof suspendInput>;

export const listReviewsInput = z.object(pageInput);
export type ListReviewsInput = z.infer<typeof listReviewsInput>;

/** One of the day's cards, with its question. */
export const reviewItem = z.object({
  quiz: z.object({ id, title: z.string(), category: z.string() }),
  question: z.omit(keyedQuestion, { difficulty: true, marks: true }),
  due: instant,
  /** Never rated before. */
  isNew: z.boolean(),
  /** The learner was sure of the answer and forgot it. */
  confidentError: z.boolean(),
  /** How often the learner forgot the answer after knowing it. */
  lapses: z.int(),
  /** Days after which the learner still knows the answer with 90 % probability; 0 while new. */
  stability: z.number(),
});
export type ReviewItem = z.infer<typeof reviewItem>;

export const reviewList = z.extend(pageOf(reviewItem), {
  /** The number of today's cards, on all pages. */
  total: z.int(),
  /** The number of today's cards that wait because their quiz is part of a running game. */
  waiting: z.int(),
  /** The learner's day when the next card is due, today's cards aside; null when there is none. */
  nextDue: z.nullable(day),
  /** After a gap: how many more cards of what piled up come on so many further days; null at other times. */
  comeback: z.nullable(z.object({ later: z.int(), days: z.int(), easyFirst: z.int() })),
});
export type ReviewList = z.infer<typeof reviewList>;
