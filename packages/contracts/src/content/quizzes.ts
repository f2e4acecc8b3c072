// The schemas of the files in `content/quizzes`.
import * as z from 'zod/mini';
import { DIFFICULTIES, LETTERS } from '../quizzes/difficulty.ts';
import { questionInput } from '../quizzes/question.ts';
import { entryId } from './entry-id.ts';

const singleChoice = z.strictObject({
  question: z.string(),
  options: z.tuple([z.string(), z.string(), z.string(), z.string()]),
  correctAnswer: z.enum(LETTERS),
  difficulty: z.enum(DIFFICULTIES),
  /** Explains in one or two sentences why the right option is right. It's shown after answering. */
  explanation: z.string(),
});

const quizOfCategory = z.strictObject({
  id: entryId,
  title: z.string(),
  description: z.string(),
  questions: z.array(singleChoice),
});

/** One category of the catalogue: three quizzes of ten questions each. */
export const categoryQuizzes = z.strictObject({ category: z.string(), quizzes: z.array(quizOfCategory) });
export type CategoryQuizzes = z.infer<typeof categoryQuizzes>;

/** A quiz of single-choice questions that names its category itself. */
export const contentQuiz = z.extend(quizOfCategory, { category: z.string() });
export type ContentQuiz = z.infer<typeof contentQuiz>;

/** A quiz that a demo account wrote, with the account's e-mail address. */
export const ownedQuiz = z.extend(contentQuiz, { owner: z.string() });
export type OwnedQuiz = z.infer<typeof ownedQuiz>;

/** The quiz that shows every kind of question, formulas, code, and attempts that draw and shuffle. */
export const everyKindQuiz = z.strictObject({
  id: entryId,
  title: z.string(),
  category: z.string(),
  description: z.string(),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  draw: z.int(),
  questions: z.array(questionInput),
});
export type EveryKindQuiz = z.infer<typeof everyKindQuiz>;
