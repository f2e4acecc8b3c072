import * as z from 'zod/mini';
import { imageHash } from '../images/image-path.ts';
import { id, instant, integer, storableInstant, text } from '../lib/scalars.ts';
import { anyQuestion, questionInput } from './question.ts';
import { category, description, MAX_QUESTIONS, quiz, title } from './schema.ts';

/** The settings that an editor changes. */
export const quizSettings = z.object({
  title,
  category,
  description,
  /** Minutes; null: one per question asked, at least five. */
  duration: z.nullable(integer('Duration', 1, 600)),
  /** Marks; null: half of all, rounded up. */
  passingMarks: z.nullable(integer('Passing marks', 0, 20_000)),
  ranked: z.boolean(),
  closesAt: z.nullable(storableInstant),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  /** How many questions each attempt draws; null: all. */
  draw: z.nullable(integer('Questions per attempt', 1, MAX_QUESTIONS)),
});
export type QuizSettings = z.infer<typeof quizSettings>;

/** A question with the id that it keeps; the browser makes those of new ones. */
const editedQuestion = z.intersection(z.object({ id }), questionInput);
export type EditedQuestion = z.infer<typeof editedQuestion>;

const TOO_MANY_QUESTIONS = `A quiz has at most ${MAX_QUESTIONS} questions.`;

/** What 'Publish changes' makes the next version of. */
export const quizContent = z.object({
  settings: quizSettings,
  questions: z.array(editedQuestion).check(z.maxLength(MAX_QUESTIONS, TOO_MANY_QUESTIONS)),
});
export type QuizContent = z.infer<typeof quizContent>;

/** A question that is as in the version that the editor began from: a long quiz is sent as what changed. */
const unchangedQuestion = z.strictObject({ id });
export type UnchangedQuestion = z.infer<typeof unchangedQuestion>;

/** Whether content holds a question by its id alone. */
export function isUnchanged(question: { id: string }): question is UnchangedQuestion {
  return Object.keys(question).length === 1;
}

const submittedContent = z.object({
  settings: quizSettings,
  questions: z
    .array(z.union([unchangedQuestion, editedQuestion]))
    .check(z.maxLength(MAX_QUESTIONS, TOO_MANY_QUESTIONS)),
});

/** Of a draft in bytes, as JSON. */
export const MAX_DRAFT_BYTES = 600_000;

/**
 * Unfinished content: an editor may leave anything empty, so a draft is only checked for its shape and size. Texts are
 * bounded by the size of the whole. As in `publishInput`, a question may be its id alone.
 */
export const draftContent = z.object({
  settings: z.looseObject({}),
  questions: z.array(z.looseObject({ id })).check(z.maxLength(MAX_QUESTIONS, TOO_MANY_QUESTIONS)),
});
export type DraftContent = z.infer<typeof draftContent>;

/** Autosave. One row per quiz and editor. */
export const saveDraftInput = z.object({
  quizId: id,
  /** The version that the editor began from. */
  versionId: id,
  /** Of the draft as the editor last read or wrote it; 0 for a new one. A tab that is behind gets a CONFLICT. */
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
  /** Its questions that are as in that version. Older servers don't say. */
  unchanged: z.optional(z.array(id)),
});
export type Draft = z.infer<typeof draft>;

/** What an editor opens: the quiz as it is published now, and one's own unpublished changes. */
export const quizEdit = z.object({
  /** The quiz without its questions, which are in `questions`. */
  quiz: z.omit(quiz, { questions: true }),
  /** The published content, with keys. */
  versionId: id,
  settings: quizSettings,
  questions: z.array(anyQuestion),
  publishedAt: instant,
  /** Who published it; null for seed content and deleted accounts. */
  publishedBy: z.nullable(z.string()),
  draft: z.nullable(draft),
  /** Other people who have unpublished changes. */
  others: z.array(z.object({ name: z.string(), savedAt: instant })),
});
export type QuizEdit = z.infer<typeof quizEdit>;

/**
 * 'Publish changes'. CONFLICT where `versionId` isn't the current version any more: somebody else has published, and the
 * editor reads again (`edit`) and shows both sides. A question that is as in `versionId` may be its id alone.
 */
export const publishInput = z.object({
  quizId: id,
  versionId: id,
  content: submittedContent,
  /** A quiz that is a draft stays one: games can ask the new version, and learners don't see it before. */
  keepDraft: z.optional(z.boolean()),
});
export type PublishInput = z.infer<typeof publishInput>;

/** What deleting a quiz touches. */
export const deletionImpact = z.object({
  /** Attempts by others, and the learners who made them. */
  attempts: z.int(),
  learners: z.int(),
  /** Learners who have it on a device. */
  keepers: z.int(),
  /** Their review cards of it. */
  cards: z.int(),
});
export type DeletionImpact = z.infer<typeof deletionImpact>;

/** Days for which a deleted quiz can be brought back. */
export const RESTORE_DAYS = 30;
export const deletedQuizzes = z.array(
  z.object({ id, title: z.string(), questionCount: z.int(), deletedAt: instant, goneAt: instant }),
);

/** Fewer answers than this say more about chance than about a question. */
export const MIN_ANSWERS = 30;

/** How one question does; the figures are null under `MIN_ANSWERS` answers. */
const questionFigures = z.object({
  questionId: id,
  answered: z.int(),
  /** Share of right answers, 0–1. */
  facility: z.nullable(z.number()),
  /**
   * How well it tells strong from weak learners, −1 to 1: the correlation of being right here with the score of the rest
   * of the attempt (corrected item–total correlation).
   */
  discrimination: z.nullable(z.number()),
  /** Share of answers per option or choice, in their order; empty for kinds without them. */
  distribution: z.array(z.number()),
  /** Share of attempts that skipped it. */
  skipped: z.nullable(z.number()),
  /** Median seconds. */
  time: z.nullable(z.number()),
});
export type QuestionFigures = z.infer<typeof questionFigures>;
export const quizFigures = z.object({
  attempts: z.int(),
  /** When the figures were computed. */
  asOf: instant,
  questions: z.array(questionFigures),
});
export type QuizFigures = z.infer<typeof quizFigures>;

/** A stored picture: what goes into a question beside its alternative text. */
export const storedImage = z.object({
  hash: imageHash,
  /** `/images/{hash}` */
  src: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
});
export type StoredImage = z.infer<typeof storedImage>;

export const duplicateInput = z.object({ id, title: z.optional(text('Title', 3, 120)) });
