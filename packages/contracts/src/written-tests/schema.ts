// What learners call, and what they get.
import * as z from 'zod/mini';
import { page, pageInput } from '../lib/paging.ts';
import { id, instant } from '../lib/scalars.ts';
import { SITTING_STATES, WRITTEN_TEST_PHASES } from './types.ts';

export const listWrittenTestsInput = z.object(pageInput);
export type ListWrittenTestsInput = z.infer<typeof listWrittenTestsInput>;

export const writtenTestInput = z.object({ testId: id });
export type WrittenTestInput = z.infer<typeof writtenTestInput>;

/** The id is made by the browser, so that a repeated call starts one sitting. */
export const startSittingInput = z.object({ testId: id, sittingId: id });
export type StartSittingInput = z.infer<typeof startSittingInput>;

export const sittingInput = z.object({ sittingId: id });
export type SittingInput = z.infer<typeof sittingInput>;

const about = {
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
  ...about,
  description: z.string(),
  phase: z.enum(WRITTEN_TEST_PHASES),
  opensAt: instant,
  closesAt: instant,
  /** Minutes. */
  duration: z.int(),
  questionCount: z.int(),
  /** The most points that it can have. */
  marks: z.int(),
  /** The caller's own; null before they start. */
  sitting: z.nullable(sittingOutline),
});
export type WrittenTest = z.infer<typeof writtenTest>;
/** Published tests, the last to open first. */
export const writtenTestPage = page(writtenTest);

const asked = {
  id,
  prompt: z.string(),
  marks: z.int(),
  minWords: z.nullable(z.int()),
  maxWords: z.nullable(z.int()),
};

const sittingQuestion = z.object(asked);
export type SittingQuestion = z.infer<typeof sittingQuestion>;

const sitting = z.object({
  ...sittingOutline.shape,
  /** The server's time of this answer: devices count down from it. */
  now: instant,
  questions: z.array(sittingQuestion),
  /** As the server has them; questions without text are missing. */
  answers: z.array(z.object({ questionId: id, text: z.string(), writtenAt: instant })),
});
export type Sitting = z.infer<typeof sitting>;

/** A test with the caller's sitting, whose questions nobody sees before starting. */
export const writtenTestDetail = z.object({ ...writtenTest.shape, sitting: z.nullable(sitting) });
export type WrittenTestDetail = z.infer<typeof writtenTestDetail>;

/** Points and percent are null until the marks are published. */
const writtenReport = z.object({
  /** Of the sitting. */
  id,
  test: z.object(about),
  state: z.enum(SITTING_STATES),
  startedAt: instant,
  submittedAt: z.nullable(instant),
  publishedAt: z.nullable(instant),
  points: z.nullable(z.number()),
  marks: z.int(),
  percentage: z.nullable(z.int()),
});
export type WrittenReport = z.infer<typeof writtenReport>;
/** The caller's sittings, the last one started first. */
export const writtenReportPage = page(writtenReport);

const rubricPoints = z.object({ criterion: z.string(), marks: z.int(), points: z.number() });

/** What a marker gave; null until the marks are published. */
const publishedMark = z.object({
  points: z.number(),
  /** Empty for questions without a rubric. */
  rubric: z.array(rubricPoints),
  comment: z.string(),
});

export const writtenReportDetail = z.object({
  ...writtenReport.shape,
  questions: z.array(
    z.object({
      ...asked,
      /** Empty where nothing was written. */
      text: z.string(),
      words: z.int(),
      mark: z.nullable(publishedMark),
      /** Null until the marks are published, and where there is none. */
      sampleAnswer: z.nullable(z.string()),
    }),
  ),
});
export type WrittenReportDetail = z.infer<typeof writtenReportDetail>;
