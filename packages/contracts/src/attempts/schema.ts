import * as z from 'zod/mini';
import { pageInput, pageOf } from '../lib/paging.ts';
import { day, id, instant, text, timeZone } from '../lib/scalars.ts';
import { LETTERS } from '../quizzes/difficulty.ts';
import { LAYOUT_VERSION } from '../quizzes/layout.ts';
import { anyQuestion } from '../quizzes/question.ts';
import { answerKey, questionResponse } from '../quizzes/question-kinds.ts';
import { welcome } from '../quizzes/row.ts';
import { MAX_QUESTIONS, packHash } from '../quizzes/schema.ts';
import { ATTEMPT_MODES, attemptMode } from './mode.ts';

/** The index of the chosen option, from 0 to 3; null if unanswered. */
const optionIndex = z.nullable(
  z
    .int('Option must be a whole number from 0 to 3, or null.')
    .check(
      z.minimum(0, 'Option must be a whole number from 0 to 3, or null.'),
      z.maximum(3, 'Option must be a whole number from 0 to 3, or null.'),
    ),
);

export const attemptAnswer = z.object({
  questionId: id,
  option: optionIndex,
  /** The answer to a question of a kind other than `single`; the `option` is null then. */
  response: z.optional(z.nullable(questionResponse)),
  /** The time spent on the question in seconds; a negative number counts as 0. */
  timeSpent: z._default(z.number('Time spent must be a number of seconds.'), 0),
});

/**
 * A finished attempt. The client creates `attemptId`, so that sending the same submission twice makes one attempt.
 * Times in the future, or an end before the start, are clamped. A score computed by the client is ignored.
 */
export const submitAttemptInput = z.object({
  attemptId: id,
  quizId: id,
  /** The hash of the pack that the learner answered; by default the current version's. */
  packHash: z.optional(packHash),
  startedAt: instant,
  finishedAt: instant,
  /**
   * The time zone where the learner was, which decides the learner's day of the attempt; by default the profile's zone.
   */
  timeZone: z.optional(timeZone),
  /** Set if `layOutQuestions` chose the questions; without it, the attempt asked all questions unshuffled. */
  layout: z.optional(z.literal(LAYOUT_VERSION, 'Layout must be 1.')),
  /** `start` by default. */
  mode: z.optional(attemptMode),
  answers: z.array(attemptAnswer).check(z.maxLength(MAX_QUESTIONS, `At most ${MAX_QUESTIONS} answers.`)),
});
export type SubmitAttemptInput = z.infer<typeof submitAttemptInput>;

const reportAnswer = z.object({
  questionId: id,
  ...z.pick(anyQuestion, { kind: true, question: true, options: true, choices: true, unit: true, image: true }).shape,
  option: z.nullable(z.int()),
  response: z.optional(z.nullable(questionResponse)),
  /** The original indexes of the options or choices, in the order shown; missing if they weren't shuffled. */
  order: z.optional(z.array(z.int())),
  /** The answer key of question kinds whose key isn't a letter; missing while the quiz is sealed for the reader. */
  answerKey: z.optional(answerKey),
  /** While the quiz is sealed for the reader, `correctAnswer`, `correct` and `explanation` are null. */
  correctAnswer: z.nullable(z.enum(LETTERS)),
  correct: z.nullable(z.boolean()),
  /** True if the answer counts as right because a moderator hid the question; otherwise missing. */
  granted: z.optional(z.boolean()),
  explanation: z.nullable(z.string()),
  /** The time spent on the question in seconds. */
  timeSpent: z.number(),
  /**
   * The share of right answers among all answers to this question, from 0 to 1; null with fewer than 5 answers and
   * while the quiz is sealed.
   */
  shareCorrect: z.nullable(z.number()),
});
export type ReportAnswer = z.infer<typeof reportAnswer>;

const summary = {
  id,
  quiz: z.object({ id, title: z.string(), category: z.string(), welcome }),
  /**
   * The state of the attempt. `submitted`: it is stored while the quiz is sealed, and graded when the quiz opens; until
   * then the five totals are null.
   */
  status: z.enum(['graded', 'submitted']),
  /** The marks reached; `totalMarks` is the marks possible. */
  score: z.nullable(z.int()),
  totalMarks: z.nullable(z.int()),
  percentage: z.nullable(z.int()),
  passed: z.nullable(z.boolean()),
  startedAt: instant,
  finishedAt: instant,
  xpEarned: z.nullable(z.int()),
};

export const reportCard = z.object({ ...summary, learner: z.nullable(z.object({ id, name: z.string() })) });
export type ReportCard = z.infer<typeof reportCard>;
export const reportCards = pageOf(reportCard);

/** The full report of a finished attempt, with its answers. */
export const report = z.object({
  ...summary,
  passingMarks: z.int(),
  /** Missing for attempts that don't say it, as those of games and of older devices; they are in mode `start`. */
  mode: z.optional(z.enum(ATTEMPT_MODES)),
  answers: z.array(reportAnswer),
});
export type Report = z.infer<typeof report>;

export const listReportsInput = z.object({
  ...pageInput,
  quizId: z.optional(id),
  category: z.optional(text('Category', 1, 60)),
  result: z.optional(z.enum(['passed', 'failed'], 'Result must be passed or failed.')),
  search: z.optional(text('Search', 0, 100)),
  /** The first and last day of the reports, in the caller's time zone; both days are included. */
  from: z.optional(day),
  to: z.optional(day),
  /** The user whose reports are read, or `all` for everybody's. Only admins may set it; by default the caller's own. */
  userId: z.optional(z.union([id, z.literal('all')], 'userId must be an id or "all".')),
});
export type ListReportsInput = z.infer<typeof listReportsInput>;

export const reportIdInput = z.object({
  id,
  /**
   * The user whose report is read, because reports of several learners may have the same id. Only admins may set it.
   */
  userId: z.optional(id),
});
export type ReportIdInput = z.infer<typeof reportIdInput>;
