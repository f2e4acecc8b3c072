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
  /** The number of due cards left on the device after this rating. */
  left: z.optional(integer('Left', 0, 1_000_000)),
  /** The learner's retention target, in percent; older apps don't send it. */
  retention: z.optional(integer('Retention', MIN_RETENTION, MAX_RETENTION)),
});
export type RateInput = z.infer<typeof rateInput>;

/** The reply to a rating. */
export const rateResult = z.object({
  quizId: id,
  questionId: id,
  /** The time at which the card is due next. */
  due: instant,
  /**
   * The XP awarded for the rating: 0 if the card already earned XP on that day, and once the day's rewarded ratings are
   * used up.
   */
  xpEarned: z.int(),
  /** The rating's id, which is needed to undo it. */
  ratingId: id,
  /** The number of days after which the learner still knows the answer with 90 % probability. */
  stability: z.number(),
});
export type RateResult = z.infer<typeof rateResult>;

/** Input that undoes the newest rating of a card. */
export const undoInput = z.object({
  quizId: id,
  questionId: id,
  /** The id of the rating, which is the id of its op if a device queued it. */
  ratingId: id,
});
export type UndoInput = z.infer<typeof undoInput>;

/** The reply to undoing a rating. */
export const undoResult = z.object({
  quizId: id,
  questionId: id,
  /** The time at which the card is due after the undo. */
  due: instant,
  /** The XP that is taken back, as a number of 0 or less. */
  xpEarned: z.int(),
});
export type UndoResult = z.infer<typeof undoResult>;

/** Input that suspends a card, i.e. takes it out of the reviews, or puts it back. */
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
  /** Whether the card was never rated before. */
  isNew: z.boolean(),
  /** Whether the learner was sure of the answer but had forgotten it. */
  confidentError: z.boolean(),
  /** How often the learner forgot the answer after knowing it. */
  lapses: z.int(),
  /**
   * The number of days after which the learner still knows the answer with 90 % probability; 0 while the card is new.
   */
  stability: z.number(),
});
export type ReviewItem = z.infer<typeof reviewItem>;

export const reviewList = z.extend(pageOf(reviewItem), {
  /** The number of cards to review today, on all pages of the list together. */
  total: z.int(),
  /** The number of today's cards that wait because their quiz is part of a running game. */
  waiting: z.int(),
  /** The learner's day on which the next card is due, apart from today's cards; null if there is none. */
  nextDue: z.nullable(day),
  /**
   * After a gap: `later` is the number of backlog cards that come on the following `days` days, `easyFirst` the number
   * of easy cards that come first today. Null otherwise.
   */
  comeback: z.nullable(z.object({ later: z.int(), days: z.int(), easyFirst: z.int() })),
});
export type ReviewList = z.infer<typeof reviewList>;
