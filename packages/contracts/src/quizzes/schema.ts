import * as z from 'zod/mini';
import { page, pageInput } from '../lib/paging.ts';
import { id, instant, integer, readableText, storableInstant, text } from '../lib/scalars.ts';
import { DIFFICULTIES } from './difficulty.ts';
import { anyQuestion } from './question.ts';

export const QUIZ_STATUSES = ['draft', 'published', 'archived'] as const;
/** Who sees a published quiz besides its owner and admins: everyone, premium users or nobody. */
export const AUDIENCES = ['everyone', 'premium', 'private'] as const;
export type Audience = (typeof AUDIENCES)[number];
/** What tables of quizzes are sorted by. */
export const QUIZ_SORTS = ['title', 'createdAt', 'updatedAt', 'questionCount'] as const;
export type QuizSort = (typeof QUIZ_SORTS)[number];
export const MAX_QUESTIONS = 200;
export const MIN_DURATION = 5;

const quizStatus = z.enum(QUIZ_STATUSES, 'Status must be draft, published or archived.');
export const title = readableText('Title', 3, 120);
export const category = readableText('Category', 1, 60);
export const description = text('Description', 0, 1000);

const shuffleQuestions = z.boolean('Shuffle questions must be true or false.');
const shuffleOptions = z.boolean('Shuffle options must be true or false.');
const draw = z.nullable(integer('Questions per attempt', 1, MAX_QUESTIONS));

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
  /** What is left to chance in each attempt (`layOut`). */
  shuffleQuestions: z._default(shuffleQuestions, false),
  shuffleOptions: z._default(shuffleOptions, false),
  /** How many questions each attempt draws; null, or more than there are: all. */
  draw: z._default(draw, null),
});
export type CreateQuizInput = z.infer<typeof createQuizInput>;

/** The version that a change was made from: with another one in place since, the change is a conflict. Missing: whatever is there. */
export const readVersionId = z.optional(id);

/** What is missing stays as it is; null for minutes or marks follows the default again. */
export const updateQuizInput = z.object({
  id,
  versionId: readVersionId,
  title: z.optional(title),
  category: z.optional(category),
  description: z.optional(description),
  duration: z.optional(z.nullable(integer('Duration', 1, 600))),
  passingMarks: z.optional(z.nullable(integer('Passing marks', 0, 20_000))),
  status: z.optional(quizStatus),
  ranked: z.optional(z.boolean()),
  closesAt: z.optional(z.nullable(storableInstant)),
  shuffleQuestions: z.optional(shuffleQuestions),
  shuffleOptions: z.optional(shuffleOptions),
  draw: z.optional(draw),
});
export type UpdateQuizInput = z.infer<typeof updateQuizInput>;

export const quizIdInput = z.object({ id });
export const deleteByTitleInput = z.object({ title: text('Quiz title', 1, 120, 'Quiz title is missing!') });
export const setStatusInput = z.object({ id, status: quizStatus });
/** Which question of a quiz: its place, from 0, or its id. */
const questionRef = z.union(
  [integer('Index', 0, MAX_QUESTIONS - 1), id],
  'Name a question by its place, from 0, or by its id.',
);
export const questionIndexInput = z.object({ id, index: questionRef });

export const listQuizzesInput = z.object({
  ...pageInput,
  search: z.optional(text('Search', 0, 100)),
  category: z.optional(category),
  difficulty: z.optional(z.enum(DIFFICULTIES, 'Difficulty must be easy, medium or hard.')),
  /** Only quizzes that the caller made, drafts and archived ones included. */
  mine: z.optional(z.boolean()),
  /** Only quizzes that can be taken: published, with questions. */
  takeable: z.optional(z.boolean()),
  status: z.optional(quizStatus),
  /** By default the newest come first. */
  sort: z.optional(z.enum(QUIZ_SORTS, `Sort must be one of ${QUIZ_SORTS.join(', ')}.`)),
  descending: z.optional(z.boolean()),
  /** It can hold a whole title. */
  cursor: z.optional(z.string().check(z.maxLength(1_200, 'Unknown cursor. Start again without it.'))),
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
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  /** How many questions each attempt draws; null: all. Marks and minutes are those of the drawn questions. */
  draw: z.nullable(z.int()),
  updatedAt: instant,
};

export const quizCard = z.object({
  ...summary,
  /** The caller's own record with this quiz. */
  attempts: z.int(),
  bestPercentage: z.nullable(z.int()),
  /** Whose quiz it is, for admins alone; null for what came with the app and for deleted accounts. */
  author: z.optional(z.nullable(z.string())),
  /** Only on quizzes that the caller made, and then with keys. */
  questions: z.optional(z.array(anyQuestion)),
});
export type QuizCard = z.infer<typeof quizCard>;
export const quizCards = page(quizCard);

/**
 * One quiz with its questions; only its owner and admins get keys, and nobody for whom it is sealed. `versionId` names what
 * was read to those who change it, `packHash` to those who answer it.
 */
export const quiz = z.object({ ...summary, versionId: id, packHash: z.string(), questions: z.array(anyQuestion) });
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
  /** Random, in packs with keys, so that their hashes can't be made up. Missing from older packs. */
  salt: z.optional(z.string()),
  /** What `layOut` shuffles. Missing from older packs, which aren't shuffled. */
  shuffleQuestions: z.optional(z.boolean()),
  shuffleOptions: z.optional(z.boolean()),
  /** How many questions each attempt draws; null: all. */
  draw: z.optional(z.nullable(z.int())),
  questions: z.array(anyQuestion),
});
export type PackBody = z.infer<typeof packBody>;

/**
 * What a device takes for a pack: a newer server's may ask kinds that this build doesn't know, which screens tell by
 * `isKnownKind` before they ask or grade anything. All of it is kept, for the build that will know them.
 */
export const packOnDevice = z.looseObject({
  ...packBody.shape,
  questions: z.array(
    z.looseObject({
      ...anyQuestion.shape,
      kind: z.string(),
      answerKey: z.optional(z.looseObject({ kind: z.string() })),
    }),
  ),
});

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
