import * as z from 'zod/mini';
import { page, pageInput } from '../lib/paging.ts';
import { day, id, instant, text, timeZone } from '../lib/scalars.ts';
import { LETTERS } from '../quizzes/difficulty.ts';
import { MAX_QUESTIONS, packHash } from '../quizzes/schema.ts';

/** Index 0–3 of the chosen option, or null when unanswered. */
export const optionIndex = z.nullable(
  z
    .int('Option must be a whole number from 0 to 3, or null.')
    .check(
      z.minimum(0, 'Option must be a whole number from 0 to 3, or null.'),
      z.maximum(3, 'Option must be a whole number from 0 to 3, or null.'),
    ),
);

export const givenAnswer = z.object({
  questionId: id,
  option: optionIndex,
  /** Seconds; a negative number counts as 0. */
  timeSpent: z._default(z.number('Time spent must be a number of seconds.'), 0),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;

/**
 * A finished attempt. `attemptId` is made by the client, so that the same submission sent twice is one attempt.
 * Times in the future, or an end before the start, are clamped. Any score a client computes is not even read.
 */
export const submitAttemptInput = z.object({
  attemptId: id,
  quizId: id,
  /** The pack that was answered; without it the current version is meant. */
  packHash: z.optional(packHash),
  startedAt: instant,
  finishedAt: instant,
  /** Where the work was done; decides the learner's day. Default: the profile's. */
  timeZone: z.optional(timeZone),
  answers: z.array(givenAnswer).check(z.maxLength(MAX_QUESTIONS, `At most ${MAX_QUESTIONS} answers.`)),
});
export type SubmitAttemptInput = z.infer<typeof submitAttemptInput>;

export const reportAnswer = z.object({
  questionId: id,
  question: z.string(),
  options: z.array(z.string()),
  image: z.nullable(z.object({ src: z.string(), alt: z.string() })),
  option: z.nullable(z.int()),
  /** These three are null while the quiz is sealed for the reader. */
  correctAnswer: z.nullable(z.enum(LETTERS)),
  correct: z.nullable(z.boolean()),
  explanation: z.nullable(z.string()),
  /** Seconds. */
  timeSpent: z.number(),
  /** Share of all answers to this question that were right, 0–1; null under 5 answers. */
  shareCorrect: z.nullable(z.number()),
});
export type ReportAnswer = z.infer<typeof reportAnswer>;

const summary = {
  id,
  quiz: z.object({ id, title: z.string(), category: z.string() }),
  /** Marks reached and marks possible. */
  score: z.int(),
  totalMarks: z.int(),
  percentage: z.int(),
  passed: z.boolean(),
  startedAt: instant,
  finishedAt: instant,
  xpEarned: z.int(),
};

export const reportCard = z.object({ ...summary, learner: z.nullable(z.object({ id, name: z.string() })) });
export type ReportCard = z.infer<typeof reportCard>;
export const reportCards = page(reportCard);

/** A graded attempt. */
export const report = z.object({ ...summary, passingMarks: z.int(), answers: z.array(reportAnswer) });
export type Report = z.infer<typeof report>;

export const listReportsInput = z.object({
  ...pageInput,
  quizId: z.optional(id),
  category: z.optional(text('Category', 1, 60)),
  result: z.optional(z.enum(['passed', 'failed'], 'Result must be passed or failed.')),
  search: z.optional(text('Search', 0, 100)),
  /** Days in the caller's time zone, both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** Admins only: whose reports. Without it an admin reads own ones; `all` is everybody's. */
  userId: z.optional(z.union([id, z.literal('all')], 'userId must be an id or "all".')),
});
export type ListReportsInput = z.infer<typeof listReportsInput>;

export const reportIdInput = z.object({ id });
