// The calls with which admins write a test, and the replies to them.
import * as z from 'zod/mini';
import { pageOf } from '../lib/paging.ts';
import { id, instant, integer, storableInstant, text } from '../lib/scalars.ts';
import { category, description, title } from '../quizzes/schema.ts';
import * as limits from './limits.ts';
import { WRITTEN_TEST_STATUSES } from './types.ts';

const { min, max, usual } = limits.WRITTEN_DURATION;
const duration = integer('Duration', min, max);
const anonymous = z.boolean('Anonymous marking must be true or false.');
export const MUST_CLOSE_LATER = 'A test must close after it opens.';

const opensBeforeClosing = (test: { opensAt?: string | undefined; closesAt?: string | undefined }) =>
  test.opensAt === undefined || test.closesAt === undefined || Date.parse(test.opensAt) < Date.parse(test.closesAt);

export const createWrittenTestInput = z
  .object({
    title,
    category,
    description: z._default(description, ''),
    /** The time limit of the test, in minutes. */
    duration: z._default(duration, usual),
    opensAt: storableInstant,
    closesAt: storableInstant,
    /** Whether markers see numbers instead of the learners' names. */
    anonymous: z._default(anonymous, true),
  })
  .check(z.refine(opensBeforeClosing, { error: MUST_CLOSE_LATER, path: ['closesAt'] }));
export type CreateWrittenTestInput = z.infer<typeof createWrittenTestInput>;

/**
 * A change of a written test; missing fields stay unchanged. Once a learner has started the test, duration and opening
 * are fixed.
 */
export const updateWrittenTestInput = z
  .object({
    testId: id,
    title: z.optional(title),
    category: z.optional(category),
    description: z.optional(description),
    duration: z.optional(duration),
    opensAt: z.optional(storableInstant),
    closesAt: z.optional(storableInstant),
    anonymous: z.optional(anonymous),
  })
  .check(z.refine(opensBeforeClosing, { error: MUST_CLOSE_LATER, path: ['closesAt'] }));
export type UpdateWrittenTestInput = z.infer<typeof updateWrittenTestInput>;

const wordLimit = (label: string) => z._default(z.nullable(integer(label, 1, limits.MAX_WORDS)), null);

const rubricRow = z.object({
  criterion: text('Criterion', 1, limits.MAX_CRITERION),
  marks: integer('Marks', 1, limits.MAX_MARKS),
});
export type RubricRow = z.infer<typeof rubricRow>;

const MIN_ABOVE_MAX_WORDS = 'The fewest words must not be more than the most.';
const RUBRIC_SUM = "The rubric's rows must come to the marks of the question.";

export const writtenQuestionInput = z
  .object({
    /** The id of the question, made by the browser. */
    id,
    prompt: text('Prompt', 1, limits.MAX_PROMPT),
    marks: integer('Marks', 1, limits.MAX_MARKS),
    minWords: wordLimit('Fewest words'),
    maxWords: wordLimit('Most words'),
    /** The rubric of the question; empty for none. Otherwise the marks of its rows must add up to `marks`. */
    rubric: z._default(
      z
        .array(rubricRow)
        .check(z.maxLength(limits.MAX_RUBRIC_ROWS, `A rubric has ${limits.MAX_RUBRIC_ROWS} rows at most.`)),
      [],
    ),
    markerNotes: z._default(text('Notes for markers', 0, limits.MAX_NOTES), ''),
    sampleAnswer: z._default(text('Sample answer', 0, limits.MAX_SAMPLE), ''),
  })
  .check(
    z.refine(({ minWords, maxWords }) => minWords === null || maxWords === null || minWords <= maxWords, {
      error: MIN_ABOVE_MAX_WORDS,
      path: ['maxWords'],
    }),
    z.refine(({ rubric, marks }) => rubric.length === 0 || rubric.reduce((sum, row) => sum + row.marks, 0) === marks, {
      error: RUBRIC_SUM,
      path: ['rubric'],
    }),
  );
export type WrittenQuestionInput = z.infer<typeof writtenQuestionInput>;

/**
 * Replaces all questions of a test, in their order. Once a learner has started the test, only notes and sample answers
 * may change.
 */
export const saveWrittenQuestionsInput = z.object({
  testId: id,
  /**
   * The `questionsVersion` that was edited. If other questions were saved meanwhile, saving fails with a conflict.
   * Without a version nothing is compared.
   */
  version: z.optional(text('Version', 1, 64)),
  questions: z.array(writtenQuestionInput).check(
    z.maxLength(limits.MAX_WRITTEN_QUESTIONS, `A test has ${limits.MAX_WRITTEN_QUESTIONS} questions at most.`),
    z.refine<{ id: string }[]>(
      (questions) => new Set(questions.map((question) => question.id)).size === questions.length,
      'Two questions have the same id.',
    ),
  ),
});
export type SaveWrittenQuestionsInput = z.infer<typeof saveWrittenQuestionsInput>;

export const writtenQuestion = z.object({
  id,
  prompt: z.string(),
  marks: z.int(),
  minWords: z.nullable(z.int()),
  maxWords: z.nullable(z.int()),
  rubric: z.array(z.object({ criterion: z.string(), marks: z.int() })),
  markerNotes: z.string(),
  sampleAnswer: z.string(),
});
export type WrittenQuestion = z.infer<typeof writtenQuestion>;

const managedWrittenTest = z.object({
  id,
  title: z.string(),
  category: z.string(),
  description: z.string(),
  status: z.enum(WRITTEN_TEST_STATUSES),
  opensAt: instant,
  closesAt: instant,
  /** The time limit of the test, in minutes. */
  duration: z.int(),
  anonymous: z.boolean(),
  questionCount: z.int(),
  marks: z.int(),
  /**
   * The number of sittings that were started. `submitted` and `published` are the numbers that were submitted and that
   * have published marks.
   */
  started: z.int(),
  submitted: z.int(),
  published: z.int(),
  /** The number of submitted answers that nobody has marked. */
  toMark: z.int(),
});
export type ManagedWrittenTest = z.infer<typeof managedWrittenTest>;
/** A page of written tests for admins, the last to open first. */
export const managedWrittenTestPage = pageOf(managedWrittenTest);

/** A written test with its questions. If `started` is above 0, only notes and sample answers can still change. */
export const managedWrittenTestDetail = z.object({
  ...managedWrittenTest.shape,
  questions: z.array(writtenQuestion),
  /** A text that changes whenever the questions change. */
  questionsVersion: z.string(),
});
export type ManagedWrittenTestDetail = z.infer<typeof managedWrittenTestDetail>;
