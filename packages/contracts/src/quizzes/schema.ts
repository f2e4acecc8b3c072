import * as z from 'zod/mini';
import { page, pageInput } from '../lib/paging.ts';
import { id, instant, integer, storableInstant, text } from '../lib/scalars.ts';
import { DIFFICULTIES } from './difficulty.ts';
import { anyQuestion } from './question.ts';

export const QUIZ_STATUSES = ['draft', 'published', 'archived'] as const;
/** Who sees a published quiz besides its owner and admins: everyone, premium users or nobody. */
export const AUDIENCES = ['everyone', 'premium', 'private'] as const;
export type Audience = (typeof AUDIENCES)[number];
export const MAX_QUESTIONS = 200;
export const MIN_DURATION = 5;

const title = text('Title', 3, 120);
const category = text('Category', 1, 60);
const description = text('Description', 0, 1000);

export const createQuizInput = z.object({
  title,
  category,
  description: z._default(description, ''),
  /** Minutes; by default one per question, at least five. */
  duration: z._default(z.nullable(integer('Duration', 1, 600)), null),
  /** Marks needed to pass; by default half of all, rounded up. */
  passingMarks: z._default(z.nullable(integer('Passing marks', 0, 20_000)), null),
  ranked: z._default(z.boolean(), false),
  /** When a ranked quiz closes: then learners may see its answers. By default it never does. */
  closesAt: z._default(z.nullable(storableInstant), null),
});
export type CreateQuizInput = z.infer<typeof createQuizInput>;

/** What is missing stays as it is; null for minutes or marks follows the default again. */
export const updateQuizInput = z.object({
  id,
  title: z.optional(title),
  category: z.optional(category),
  description: z.optional(description),
  duration: z.optional(z.nullable(integer('Duration', 1, 600))),
  passingMarks: z.optional(z.nullable(integer('Passing marks', 0, 20_000))),
  status: z.optional(z.enum(QUIZ_STATUSES, 'Status must be draft, published or archived.')),
});
export type UpdateQuizInput = z.infer<typeof updateQuizInput>;

export const quizIdInput = z.object({ id });
export const deleteByTitleInput = z.object({ title: text('Quiz title', 1, 120, 'Quiz title is missing!') });
export const questionIndexInput = z.object({ id, index: integer('Index', 0, MAX_QUESTIONS - 1) });

export const listQuizzesInput = z.object({
  ...pageInput,
  search: z.optional(text('Search', 0, 100)),
  category: z.optional(category),
  difficulty: z.optional(z.enum(DIFFICULTIES, 'Difficulty must be easy, medium or hard.')),
  /** Only quizzes that the caller made, drafts and archived ones included. */
  mine: z.optional(z.boolean()),
});

const summary = {
  id,
  title: z.string(),
  category: z.string(),
  description: z.string(),
  /** Minutes. */
  duration: z.int(),
  totalMarks: z.int(),
  passingMarks: z.int(),
  questionCount: z.int(),
  /** The difficulty that most questions have; null while there are no questions. */
  difficulty: z.nullable(z.enum(DIFFICULTIES)),
  /** Mean percentage over all attempts; null before the first. A worker updates it, so it may lag by seconds. */
  averageScore: z.nullable(z.number()),
  status: z.enum(QUIZ_STATUSES),
  audience: z.enum(AUDIENCES),
  ranked: z.boolean(),
  /** When a ranked quiz closes; null where it never does. */
  closesAt: z.nullable(instant),
  /** Whether its answers are withheld from the caller: it is ranked and open, or part of a running game. */
  sealed: z.boolean(),
  /** Part of a running game: nobody takes it by themselves meanwhile. */
  inGame: z.boolean(),
  own: z.boolean(),
  updatedAt: instant,
};

export const quizCard = z.object({
  ...summary,
  /** The caller's own record with this quiz. */
  attempts: z.int(),
  bestPercentage: z.nullable(z.int()),
  /** Only on quizzes that the caller made, and then with keys. */
  questions: z.optional(z.array(anyQuestion)),
});
export type QuizCard = z.infer<typeof quizCard>;
export const quizCards = page(quizCard);

/** One quiz with its questions; only its owner and admins get keys, and nobody for whom it is sealed. */
export const quiz = z.object({ ...summary, questions: z.array(anyQuestion) });
export type Quiz = z.infer<typeof quiz>;

/** The immutable content of one version of a quiz, as devices keep it. Its hash is the SHA-256 of its bytes. */
export const packBody = z.object({
  format: z.literal(1),
  quizId: id,
  version: z.int(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  /** Minutes. */
  duration: z.int(),
  passingMarks: z.int(),
  totalMarks: z.int(),
  /** Practice packs have keys; ranked and sealed ones don't. */
  keyed: z.boolean(),
  questions: z.array(anyQuestion),
});
export type PackBody = z.infer<typeof packBody>;

/** What a player needs to begin. `serverNow` lets a device whose clock is wrong show the right time. */
export const startedQuiz = z.object({
  quizId: id,
  packHash: z.string(),
  pack: packBody,
  ranked: z.boolean(),
  serverNow: instant,
});
export type StartedQuiz = z.infer<typeof startedQuiz>;

export const packHash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Must be a pack hash.'));

export const categoryCounts = z.array(z.object({ category: z.string(), quizzes: z.int() }));
