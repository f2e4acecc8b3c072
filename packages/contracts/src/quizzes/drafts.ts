import * as z from 'zod/mini';
import { imageHash } from '../images/image-path.ts';
import { id, instant, integer, storableInstant, text } from '../lib/scalars.ts';
import { anyQuestion, questionInput } from './question.ts';
import { category, description, MAX_QUESTIONS, quiz, title } from './schema.ts';

/** The quiz settings that an editor can change. */
export const quizSettings = z.object({
  title,
  category,
  description,
  /** The time limit of the quiz in minutes; null means one minute per question asked, at least five in all. */
  duration: z.nullable(integer('Duration', 1, 600)),
  /** The marks needed to pass the quiz; null means half of all marks, rounded up. */
  passingMarks: z.nullable(integer('Passing marks', 0, 20_000)),
  ranked: z.boolean(),
  closesAt: z.nullable(storableInstant),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  /** The number of questions that each attempt draws; null means all. */
  draw: z.nullable(integer('Questions per attempt', 1, MAX_QUESTIONS)),
});
export type QuizSettings = z.infer<typeof quizSettings>;

/** A question with its permanent id, which the browser generates for new questions. */
const editedQuestion = z.intersection(z.object({ id }), questionInput);
export type EditedQuestion = z.infer<typeof editedQuestion>;

const TOO_MANY_QUESTIONS = `A quiz has at most ${MAX_QUESTIONS} questions.`;

/** The content from which 'Publish changes' makes the next version. */
export const quizContent = z.object({
  settings: quizSettings,
  questions: z.array(editedQuestion).check(z.maxLength(MAX_QUESTIONS, TOO_MANY_QUESTIONS)),
});
export type QuizContent = z.infer<typeof quizContent>;

/**
 * A question that is the same as in the version that the editor started from. It's sent as its id alone, so that a long
 * quiz sends only its changes.
 */
const unchangedQuestion = z.strictObject({ id });
export type UnchangedQuestion = z.infer<typeof unchangedQuestion>;

/** Returns whether a question in the content is only an id, i.e. unchanged. */
export function isUnchanged(question: { id: string }): question is UnchangedQuestion {
  return Object.keys(question).length === 1;
}

const submittedContent = z.object({
  settings: quizSettings,
  questions: z
    .array(z.union([unchangedQuestion, editedQuestion]))
    .check(z.maxLength(MAX_QUESTIONS, TOO_MANY_QUESTIONS)),
});

/** The maximum size of a draft as JSON, in bytes. */
export const MAX_DRAFT_BYTES = 600_000;

/**
 * The content of a draft. An editor may leave anything empty, so a draft is only checked for its shape and total size,
 * not for the lengths of its texts. As in `publishInput`, an unchanged question may be its id alone.
 */
export const draftContent = z.object({
  settings: z.looseObject({}),
  questions: z.array(z.looseObject({ id })).check(z.maxLength(MAX_QUESTIONS, TOO_MANY_QUESTIONS)),
});
export type DraftContent = z.infer<typeof draftContent>;

/** The input of autosave. There is one draft per quiz and editor. */
export const saveDraftInput = z.object({
  quizId: id,
  /** The version that the editor started from. */
  versionId: id,
  /**
   * The draft's revision that the editor last read or wrote; 0 for a new draft. A tab with an older revision gets a
   * CONFLICT.
   */
  revision: integer('Revision', 0, 2_147_483_646),
  content: draftContent,
});
export type SaveDraftInput = z.infer<typeof saveDraftInput>;
export const savedDraft = z.object({ revision: z.int(), savedAt: instant });

const draft = z.object({
  versionId: id,
  revision: z.int(),
  savedAt: instant,
  content: draftContent,
  /** The ids of the draft's questions that are the same as in `versionId`. Older servers don't send this field. */
  unchanged: z.optional(z.array(id)),
});
export type Draft = z.infer<typeof draft>;

/** The data that an editor opens: the quiz as it's published now, and the caller's own unpublished changes. */
export const quizEdit = z.object({
  /** The published quiz without its questions, which are sent separately in `questions`. */
  quiz: z.omit(quiz, { questions: true }),
  /** The version of the quiz that is published now; the questions in this reply come from it and include their keys. */
  versionId: id,
  settings: quizSettings,
  questions: z.array(anyQuestion),
  publishedAt: instant,
  /** The name of the user who published this version; null for seed content and deleted accounts. */
  publishedBy: z.nullable(z.string()),
  draft: z.nullable(draft),
  /** Other users who have unpublished changes to this quiz. */
  others: z.array(z.object({ name: z.string(), savedAt: instant })),
});
export type QuizEdit = z.infer<typeof quizEdit>;

/**
 * The input of 'Publish changes'. The reply is a CONFLICT if `versionId` is no longer the current version, because
 * another user has published; the editor then reads the quiz again (`edit`) and shows both sides. A question that is
 * the same as in `versionId` may be its id alone.
 */
export const publishInput = z.object({
  quizId: id,
  versionId: id,
  content: submittedContent,
  /** Whether an unpublished quiz remains a draft: games can then use the new version, but learners don't see it yet. */
  keepDraft: z.optional(z.boolean()),
});
export type PublishInput = z.infer<typeof publishInput>;

/** The data of other learners that deleting a quiz affects. */
export const deletionImpact = z.object({
  /** The number of attempts by others; `learners` is the number of learners who made them. */
  attempts: z.int(),
  learners: z.int(),
  /** The number of other learners who have the quiz on a device. */
  keepers: z.int(),
  /** The number of other learners' review cards for this quiz. */
  cards: z.int(),
});
export type DeletionImpact = z.infer<typeof deletionImpact>;

/** The number of days for which a deleted quiz can be restored. */
export const RESTORE_DAYS = 30;
export const deletedQuizzes = z.array(
  z.object({ id, title: z.string(), questionCount: z.int(), deletedAt: instant, goneAt: instant }),
);

/** The number of answers below which a question's figures would say more about chance than about the question. */
export const MIN_ANSWERS = 30;

/** The statistics of one question; the figures are null under `MIN_ANSWERS` answers. */
const questionFigures = z.object({
  questionId: id,
  answered: z.int(),
  /** The share of answers to the question that are right, from 0 to 1. */
  facility: z.nullable(z.number()),
  /**
   * How well the question separates strong from weak learners, −1 to 1: the correlation of a right answer here with the
   * score of the rest of the attempt (corrected item–total correlation).
   */
  discrimination: z.nullable(z.number()),
  /** The share of answers per option or choice, in their original order; empty for kinds without them. */
  distribution: z.array(z.number()),
  /** The share of attempts that skipped the question. */
  skipped: z.nullable(z.number()),
  /** The median time that learners spent on the question, in seconds. */
  time: z.nullable(z.number()),
});
export type QuestionFigures = z.infer<typeof questionFigures>;
export const quizFigures = z.object({
  attempts: z.int(),
  /** The time at which the quiz's statistics were computed. */
  asOf: instant,
  questions: z.array(questionFigures),
});
export type QuizFigures = z.infer<typeof quizFigures>;

/** A stored picture. A question holds its address together with an alternative text. */
export const storedImage = z.object({
  hash: imageHash,
  /** The picture's address: `/images/{hash}`. */
  src: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
});
export type StoredImage = z.infer<typeof storedImage>;

export const duplicateInput = z.object({ id, title: z.optional(text('Title', 3, 120)) });
