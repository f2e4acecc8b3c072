// What markers call, and what they get.
import * as z from 'zod/mini';
import { pageInput, pageOf } from '../lib/paging.ts';
import { id, instant, integer, text } from '../lib/scalars.ts';
import { writtenQuestion } from './authoring.ts';
import { MAX_COMMENT, MAX_MARKS, MAX_RUBRIC_ROWS } from './limits.ts';
import { LATE_CHOICES, LATE_STATUSES } from './types.ts';

/** In steps of a half. */
const points = z
  .number('Points must be a number.')
  .check(
    z.minimum(0, 'Points must be at least 0.'),
    z.maximum(MAX_MARKS, `Points must be at most ${MAX_MARKS}.`),
    z.multipleOf(0.5, 'Points must be whole or half.'),
  );

/** Late texts about which a marker has to choose. */
const unchosenTexts = z.object({
  unchosen: z.int(),
  /** Differs whenever they do: a marker names it to choose for all of them. */
  version: z.string(),
});
export type UnchosenTexts = z.infer<typeof unchosenTexts>;

/** A test's queue, question by question. */
export const markingQueue = z.object({
  test: z.object({ id, title: z.string(), anonymous: z.boolean(), closesAt: instant }),
  /** Sittings: submitted ones, those that go on, and those with published marks. */
  submitted: z.int(),
  inProgress: z.int(),
  published: z.int(),
  /** Older servers don't say it. */
  late: z.optional(unchosenTexts),
  questions: z.array(
    z.object({
      ...writtenQuestion.shape,
      /** Submitted answers with text; only they are marked, since nothing is worth 0 points. */
      answers: z.int(),
      toMark: z.int(),
      /** Late texts that nobody has chosen or passed over. */
      lateUnchosen: z.optional(z.int()),
    }),
  ),
});
export type MarkingQueue = z.infer<typeof markingQueue>;

export const listAnswersInput = z.object({ testId: id, questionId: id, ...pageInput });
export type ListAnswersInput = z.infer<typeof listAnswersInput>;

export const answerMark = z.object({
  /** Counts up with each change; 0 before the first. */
  revision: z.int(),
  points: z.number(),
  /** Points for each row of the rubric; empty for questions without one. */
  rubric: z.array(z.number()),
  comment: z.string(),
  /** Null for deleted accounts. */
  markedBy: z.nullable(z.string()),
  markedAt: instant,
  /** Whether text arrived after it: then the answer waits to be marked again. */
  outdated: z.boolean(),
});
export type AnswerMark = z.infer<typeof answerMark>;

const otherText = z.object({ text: z.string(), words: z.int(), writtenAt: instant });

const lateText = z.object({
  ...otherText.shape,
  arrivedAt: instant,
  /** Whole minutes after the deadline. */
  minutesLate: z.int(),
  standing: z.enum(LATE_STATUSES),
  /** Differs whenever the late text, the choice or the text that counts does. */
  version: z.string(),
});
export type LateText = z.infer<typeof lateText>;

const answerToMark = z.object({
  sittingId: id,
  /** A learner's name, or 'Answer 7' where marking is anonymous. */
  label: z.string(),
  text: z.string(),
  words: z.int(),
  /** Counts up with each change of the text. */
  revision: z.int(),
  writtenAt: instant,
  arrivedAt: instant,
  /** Whether it arrived after the deadline, written before it by the device's corrected clock. */
  arrivedLate: z.boolean(),
  /** Texts of other devices that nobody settled before the deadline, the newest first. */
  others: z.optional(z.array(otherText)),
  /** The text that arrived late, whether it counts or not; null where none did. */
  late: z.optional(z.nullable(lateText)),
  /** The text of the deadline, where a late text counts by choice; else null. */
  inTime: z.optional(z.nullable(otherText)),
  mark: z.nullable(answerMark),
});
export type AnswerToMark = z.infer<typeof answerToMark>;
/** Submitted answers to one question in an order that says nothing about their authors, and stays. */
export const answersToMarkPage = pageOf(answerToMark);

export const markAnswerInput = z.object({
  sittingId: id,
  questionId: id,
  /** The text and the mark that the marker saw; a change meanwhile is a conflict. `markRevision` is 0 for none. */
  answerRevision: integer('Answer revision', 0, 1_000_000),
  markRevision: integer('Mark revision', 0, 1_000_000),
  /** Needed for questions without a rubric; otherwise the rows' sum counts. */
  points: z.optional(points),
  rubric: z._default(z.array(points).check(z.maxLength(MAX_RUBRIC_ROWS, 'There are too many rows.')), []),
  comment: z._default(text('Comment', 0, MAX_COMMENT), ''),
});
export type MarkAnswerInput = z.infer<typeof markAnswerInput>;

const SITTING_REQUIRED = 'A question needs the sitting.';

/** For one answer, for a sitting or for the whole test. In a sitting and a test what is chosen already stays. */
export const chooseLateInput = z
  .object({
    testId: id,
    sittingId: z.optional(id),
    questionId: z.optional(id),
    choice: z.enum(LATE_CHOICES, `Choice must be one of: ${LATE_CHOICES.join(', ')}.`),
    /** The version of that answer, sitting or test that the marker saw; a change meanwhile is a conflict. */
    version: text('Version', 1, 64),
  })
  .check(
    z.refine(({ sittingId, questionId }) => questionId === undefined || sittingId !== undefined, {
      error: SITTING_REQUIRED,
      path: ['sittingId'],
    }),
  );
export type ChooseLateInput = z.infer<typeof chooseLateInput>;

/** One call chooses for 100 answers at most: with some left, call again with the new version. */
export const chosenLate = z.object({
  chosen: z.int(),
  /** Unchosen answers of the sitting or the test that are left; 0 for one answer. */
  left: z.int(),
  version: z.string(),
});
export type ChosenLate = z.infer<typeof chosenLate>;

export const publishedMarks = z.object({
  /** Sittings whose marks were published now. */
  published: z.int(),
  /** Late texts in them that nobody had chosen: the text of the deadline counted. Older servers don't say it. */
  lateUnchosen: z.optional(z.int()),
});
export type PublishedMarks = z.infer<typeof publishedMarks>;

export const DISTRIBUTION_BINS = 10;

/** How a test went. Figures cover sittings whose every answer is marked, published or not. */
export const writtenResults = z.object({
  test: z.object({ id, title: z.string(), category: z.string(), anonymous: z.boolean() }),
  marks: z.int(),
  started: z.int(),
  submitted: z.int(),
  marked: z.int(),
  published: z.int(),
  /** Percent; null where nothing is marked. */
  mean: z.nullable(z.number()),
  median: z.nullable(z.number()),
  /** Sittings by percent: 0–9, 10–19, … 90–100. */
  distribution: z.array(z.int()).check(z.length(DISTRIBUTION_BINS)),
  questions: z.array(
    z.object({
      id,
      prompt: z.string(),
      marks: z.int(),
      /** Mean points, blank answers included; null where nothing is marked. */
      mean: z.nullable(z.number()),
      /** Submitted sittings that left it blank. */
      blank: z.int(),
      toMark: z.int(),
      /** Mean words of the answers; null where there is none. */
      meanWords: z.nullable(z.int()),
    }),
  ),
});
export type WrittenResults = z.infer<typeof writtenResults>;

export const listWrittenResultsInput = z.object({ testId: id, ...pageInput });
export type ListWrittenResultsInput = z.infer<typeof listWrittenResultsInput>;

const writtenResult = z.object({
  sittingId: id,
  /** A name; 'Sitting 7' where marking is anonymous and the marks aren't published. */
  label: z.string(),
  submittedAt: instant,
  /** Minutes from the start, one decimal. */
  minutes: z.number(),
  /** So far; null while nothing is marked. */
  points: z.nullable(z.number()),
  toMark: z.int(),
  published: z.boolean(),
  /** Older servers don't say it. */
  late: z.optional(unchosenTexts),
});
export type WrittenResult = z.infer<typeof writtenResult>;
/** Submitted sittings, the first to be submitted first. */
export const writtenResultPage = pageOf(writtenResult);
