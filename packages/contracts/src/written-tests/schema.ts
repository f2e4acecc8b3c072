// Inputs and replies of the calls that learners make for written tests.
import * as z from 'zod/mini';
import { pageInput, pageOf } from '../lib/paging.ts';
import { id, instant } from '../lib/scalars.ts';
import { MAX_TEXT_VERSIONS } from './limits.ts';
import { RETENTION_REASONS, SITTING_STATES, TEXT_DEVICES, WRITTEN_TEST_PHASES } from './types.ts';

export const listWrittenTestsInput = z.object(pageInput);
export type ListWrittenTestsInput = z.infer<typeof listWrittenTestsInput>;

export const writtenTestInput = z.object({ testId: id });
export type WrittenTestInput = z.infer<typeof writtenTestInput>;

/**
 * Input of the call that starts a sitting. The browser makes the sitting's id, so that a repeated call doesn't start a
 * second one.
 */
export const startSittingInput = z.object({ testId: id, sittingId: id });
export type StartSittingInput = z.infer<typeof startSittingInput>;

export const sittingInput = z.object({ sittingId: id });
export type SittingInput = z.infer<typeof sittingInput>;

const testSummary = {
  id,
  title: z.string(),
  category: z.string(),
};

const sittingOutline = z.object({
  id,
  state: z.enum(SITTING_STATES),
  startedAt: instant,
  deadline: instant,
  submittedAt: z.nullable(instant),
});

const writtenTest = z.object({
  ...testSummary,
  description: z.string(),
  phase: z.enum(WRITTEN_TEST_PHASES),
  opensAt: instant,
  closesAt: instant,
  /** How long a sitting may take, in minutes. */
  duration: z.int(),
  questionCount: z.int(),
  /** The most points that the test can give. */
  marks: z.int(),
  /** The caller's own sitting; null before they start. */
  sitting: z.nullable(sittingOutline),
});
export type WrittenTest = z.infer<typeof writtenTest>;
/** Published tests, the latest opening first. */
export const writtenTestPage = pageOf(writtenTest);

const questionFields = {
  id,
  prompt: z.string(),
  marks: z.int(),
  minWords: z.nullable(z.int()),
  maxWords: z.nullable(z.int()),
};

const sittingQuestion = z.object(questionFields);
export type SittingQuestion = z.infer<typeof sittingQuestion>;

const writtenText = z.object({
  textId: id,
  text: z.string(),
  writtenAt: instant,
  /** The device that the text was written on; null for text from older apps. */
  device: z.nullable(z.enum(TEXT_DEVICES)),
});
export type WrittenText = z.infer<typeof writtenText>;

/**
 * The text that counts for an answer, and its other open texts. Older servers send neither the id and device nor the
 * other texts.
 */
const sittingAnswer = z.object({
  questionId: id,
  text: z.string(),
  writtenAt: instant,
  textId: z.optional(id),
  device: z.optional(writtenText.shape.device),
  /**
   * Open texts that were written without knowledge of the text that counts, and that no text has replaced; newest
   * first.
   */
  others: z.optional(z.array(writtenText)),
  /**
   * Text that arrived after the deadline and that markers may choose; missing if there is none or if it's the text that
   * counts.
   */
  late: z.optional(writtenText),
});
export type SittingAnswer = z.infer<typeof sittingAnswer>;

const sitting = z.object({
  ...sittingOutline.shape,
  /** The server's time at which it replied: devices count down from it. */
  now: instant,
  questions: z.array(sittingQuestion),
  /** The answers as the server has them; questions without text are missing. */
  answers: z.array(sittingAnswer),
  /**
   * The newest version of the op `sitting.answer` that the server accepts; missing on older servers, which accept
   * version 1.
   */
  answerVersion: z.optional(z.int()),
});
export type Sitting = z.infer<typeof sitting>;

export const earlierTextsInput = z.object({ sittingId: id, questionId: id });
export type EarlierTextsInput = z.infer<typeof earlierTextsInput>;

/** Earlier texts of an answer, newest first; empty once the marks are published. */
export const earlierTexts = z.object({
  versions: z
    .array(z.object({ ...writtenText.shape, words: z.int(), why: z.enum(RETENTION_REASONS) }))
    .check(z.maxLength(MAX_TEXT_VERSIONS)),
});
export type EarlierTexts = z.infer<typeof earlierTexts>;

/**
 * A test with the caller's sitting. Its questions are part of the sitting, so that nobody sees them before starting.
 */
export const writtenTestDetail = z.object({ ...writtenTest.shape, sitting: z.nullable(sitting) });
export type WrittenTestDetail = z.infer<typeof writtenTestDetail>;

/** A learner's report on a sitting. Points and percentage are null until the marks are published. */
const writtenReport = z.object({
  /** The id of the sitting. */
  id,
  test: z.object(testSummary),
  state: z.enum(SITTING_STATES),
  startedAt: instant,
  submittedAt: z.nullable(instant),
  publishedAt: z.nullable(instant),
  points: z.nullable(z.number()),
  marks: z.int(),
  percentage: z.nullable(z.int()),
});
export type WrittenReport = z.infer<typeof writtenReport>;
/** The caller's sittings, the last started first. */
export const writtenReportPage = pageOf(writtenReport);

const rubricPoints = z.object({ criterion: z.string(), marks: z.int(), points: z.number() });

/** The mark that a marker gave for an answer. */
const publishedMark = z.object({
  points: z.number(),
  /** Points for each row of the rubric; empty for questions without a rubric. */
  rubric: z.array(rubricPoints),
  comment: z.string(),
});

export const writtenReportDetail = z.object({
  ...writtenReport.shape,
  questions: z.array(
    z.object({
      ...questionFields,
      /** The learner's answer; empty if nothing was written. */
      text: z.string(),
      words: z.int(),
      mark: z.nullable(publishedMark),
      /** The question's sample answer; null until the marks are published, or if the question has none. */
      sampleAnswer: z.nullable(z.string()),
    }),
  ),
});
export type WrittenReportDetail = z.infer<typeof writtenReportDetail>;
