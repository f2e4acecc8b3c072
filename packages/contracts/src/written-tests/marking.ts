// Inputs and replies of the calls that markers make.
import * as z from 'zod/mini';
import { pageInput, pageOf } from '../lib/paging.ts';
import { id, instant, integer, text } from '../lib/scalars.ts';
import { writtenQuestion } from './authoring.ts';
import { MAX_COMMENT, MAX_MARKS, MAX_RUBRIC_ROWS } from './limits.ts';
import { LATE_CHOICES, LATE_STATUSES } from './types.ts';

/** Points for an answer or a rubric row, in steps of a half. */
const points = z
  .number('Points must be a number.')
  .check(
    z.minimum(0, 'Points must be at least 0.'),
    z.maximum(MAX_MARKS, `Points must be at most ${MAX_MARKS}.`),
    z.multipleOf(0.5, 'Points must be whole or half.'),
  );

/** Late texts for which a marker still has to choose whether they count. */
const unchosenTexts = z.object({
  unchosen: z.int(),
  /**
   * The version of the unchosen late texts, which changes whenever these texts change; a marker sends it to choose for
   * all of them.
   */
  version: z.string(),
});
export type UnchosenTexts = z.infer<typeof unchosenTexts>;

/** The marking queue of a written test, question by question. */
export const markingQueue = z.object({
  test: z.object({ id, title: z.string(), anonymous: z.boolean(), closesAt: instant }),
  /** Numbers of sittings that are submitted, in progress, and published with their marks. */
  submitted: z.int(),
  inProgress: z.int(),
  published: z.int(),
  /** The test's unchosen late texts; missing in replies of older servers. */
  late: z.optional(unchosenTexts),
  questions: z.array(
    z.object({
      ...writtenQuestion.shape,
      /** The number of submitted answers with text; blank answers aren't marked, since they get 0 points. */
      answers: z.int(),
      toMark: z.int(),
      /** The number of late texts for this question that no marker has accepted or rejected yet. */
      lateUnchosen: z.optional(z.int()),
    }),
  ),
});
export type MarkingQueue = z.infer<typeof markingQueue>;

export const listAnswersInput = z.object({ testId: id, questionId: id, ...pageInput });
export type ListAnswersInput = z.infer<typeof listAnswersInput>;

export const answerMark = z.object({
  /** The mark's revision, which grows with each change; 0 before the first mark. */
  revision: z.int(),
  points: z.number(),
  /** Points for each row of the rubric; empty for questions without one. */
  rubric: z.array(z.number()),
  comment: z.string(),
  /** The name of the marker; null if the account was deleted. */
  markedBy: z.nullable(z.string()),
  markedAt: instant,
  /** Whether text arrived after the answer was marked, so that it must be marked again. */
  outdated: z.boolean(),
});
export type AnswerMark = z.infer<typeof answerMark>;

const otherText = z.object({ text: z.string(), words: z.int(), writtenAt: instant });

const lateText = z.object({
  ...otherText.shape,
  arrivedAt: instant,
  /** How late the text arrived, in whole minutes after the deadline. */
  minutesLate: z.int(),
  standing: z.enum(LATE_STATUSES),
  /**
   * The version of the late text, which changes whenever the text, the marker's choice or the text that counts changes.
   */
  version: z.string(),
});
export type LateText = z.infer<typeof lateText>;

const answerToMark = z.object({
  sittingId: id,
  /** The learner's name, or a label such as 'Answer 7' if marking is anonymous. */
  label: z.string(),
  text: z.string(),
  words: z.int(),
  /** The answer's revision, which grows with each change of its text. */
  revision: z.int(),
  writtenAt: instant,
  arrivedAt: instant,
  /** Whether the text arrived after the deadline although, by the device's corrected clock, it was written before. */
  arrivedLate: z.boolean(),
  /** Texts of other devices that were still open at the deadline, newest first. */
  others: z.optional(z.array(otherText)),
  /** The text that arrived late, whether or not it counts; null if none arrived late. */
  late: z.optional(z.nullable(lateText)),
  /** The text at the deadline if a marker chose that the late text counts instead; otherwise null. */
  inTime: z.optional(z.nullable(otherText)),
  mark: z.nullable(answerMark),
});
export type AnswerToMark = z.infer<typeof answerToMark>;
/** Submitted answers to one question, in a stable order that reveals nothing about their authors. */
export const answersToMarkPage = pageOf(answerToMark);

export const markAnswerInput = z.object({
  sittingId: id,
  questionId: id,
  /**
   * Revisions of the text and the mark that the marker saw; a change since then is a conflict. `markRevision` is 0 if
   * there was no mark.
   */
  answerRevision: integer('Answer revision', 0, 1_000_000),
  markRevision: integer('Mark revision', 0, 1_000_000),
  /**
   * The points for the answer; required for questions without a rubric. With a rubric, the sum of its rows counts
   * instead.
   */
  points: z.optional(points),
  rubric: z._default(z.array(points).check(z.maxLength(MAX_RUBRIC_ROWS, 'There are too many rows.')), []),
  comment: z._default(text('Comment', 0, MAX_COMMENT), ''),
});
export type MarkAnswerInput = z.infer<typeof markAnswerInput>;

const SITTING_REQUIRED = 'A question needs the sitting.';

/**
 * A marker's choice whether late texts count, for one answer, one sitting or the whole test. For a sitting or a test,
 * choices made earlier remain.
 */
export const chooseLateInput = z
  .object({
    testId: id,
    sittingId: z.optional(id),
    questionId: z.optional(id),
    choice: z.enum(LATE_CHOICES, `Choice must be one of: ${LATE_CHOICES.join(', ')}.`),
    /** The version of the answer, sitting or test that the marker saw; a change since then is a conflict. */
    version: text('Version', 1, 64),
  })
  .check(
    z.refine(({ sittingId, questionId }) => questionId === undefined || sittingId !== undefined, {
      error: SITTING_REQUIRED,
      path: ['sittingId'],
    }),
  );
export type ChooseLateInput = z.infer<typeof chooseLateInput>;

/**
 * The result of choosing whether late texts count. One call chooses for at most 100 answers; while some are left, call
 * again with the new version.
 */
export const chosenLate = z.object({
  chosen: z.int(),
  /**
   * The number of answers in the sitting or test whose late text is still unchosen; 0 if the call chose for one answer.
   */
  left: z.int(),
  version: z.string(),
});
export type ChosenLate = z.infer<typeof chosenLate>;

export const publishedMarks = z.object({
  /** The number of sittings whose marks this call published. */
  published: z.int(),
  /**
   * The number of late texts in the published sittings that no marker had chosen, so that the text at the deadline
   * counted; missing in replies of older servers.
   */
  lateUnchosen: z.optional(z.int()),
});
export type PublishedMarks = z.infer<typeof publishedMarks>;

export const DISTRIBUTION_BINS = 10;

/** The results of a written test. Figures cover sittings in which every answer is marked, published or not. */
export const writtenResults = z.object({
  test: z.object({ id, title: z.string(), category: z.string(), anonymous: z.boolean() }),
  marks: z.int(),
  started: z.int(),
  submitted: z.int(),
  marked: z.int(),
  published: z.int(),
  /** Mean and median of the results in percent; null if no sitting is marked. */
  mean: z.nullable(z.number()),
  median: z.nullable(z.number()),
  /** Numbers of sittings by percent: 0–9, 10–19, … 90–100. */
  distribution: z.array(z.int()).check(z.length(DISTRIBUTION_BINS)),
  questions: z.array(
    z.object({
      id,
      prompt: z.string(),
      marks: z.int(),
      /** Mean points for the question, blank answers included; null if no sitting is marked. */
      mean: z.nullable(z.number()),
      /** The number of submitted sittings that left the question blank. */
      blank: z.int(),
      toMark: z.int(),
      /** Mean number of words in the answers; null if there are no answers. */
      meanWords: z.nullable(z.int()),
    }),
  ),
});
export type WrittenResults = z.infer<typeof writtenResults>;

export const listWrittenResultsInput = z.object({ testId: id, ...pageInput });
export type ListWrittenResultsInput = z.infer<typeof listWrittenResultsInput>;

const writtenResult = z.object({
  sittingId: id,
  /** The learner's name, or a label such as 'Sitting 7' while marking is anonymous and the marks aren't published. */
  label: z.string(),
  submittedAt: instant,
  /** Time from the start to the submission, in minutes with one decimal. */
  minutes: z.number(),
  /** The sum of the points given so far; null while no answer is marked. */
  points: z.nullable(z.number()),
  toMark: z.int(),
  published: z.boolean(),
  /** The sitting's unchosen late texts; missing in replies of older servers. */
  late: z.optional(unchosenTexts),
});
export type WrittenResult = z.infer<typeof writtenResult>;
/** Submitted sittings, in order of submission. */
export const writtenResultPage = pageOf(writtenResult);
