import * as z from 'zod/mini';
import { pageInput, pageOf } from '../lib/paging.ts';
import { id, instant, integer, readableText, storableInstant, text } from '../lib/scalars.ts';
import { DIFFICULTIES } from './difficulty.ts';
import { anyQuestion } from './question.ts';
import { sealingGame, welcome } from './row.ts';

export const QUIZ_STATUSES = ['draft', 'published', 'archived'] as const;
/** The users who see a published quiz besides its owner and admins: everyone, premium users or nobody. */
export const AUDIENCES = ['everyone', 'premium', 'private'] as const;
export type Audience = (typeof AUDIENCES)[number];
/** The sort orders of quiz lists. */
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
  /** The time limit in minutes; null, the default, means one minute per question, at least five in all. */
  duration: z._default(z.nullable(integer('Duration', 1, 600)), null),
  /** The marks needed to pass the quiz; null, the default, means half of all marks, rounded up. */
  passingMarks: z._default(z.nullable(integer('Passing marks', 0, 20_000)), null),
  ranked: z._default(z.boolean(), false),
  /** The time at which a ranked quiz closes and learners may see its answers; null, the default, means never. */
  closesAt: z._default(z.nullable(storableInstant), null),
  /** Whether each attempt shuffles the questions (`layOutQuestions`). */
  shuffleQuestions: z._default(shuffleQuestions, false),
  shuffleOptions: z._default(shuffleOptions, false),
  /** The number of questions that each attempt draws. All are asked if this is null or higher than their number. */
  draw: z._default(draw, null),
});
export type CreateQuizInput = z.infer<typeof createQuizInput>;

/**
 * The version that a change is based on. If it isn't the current version, the change is refused as a conflict. If it's
 * missing, the change applies to the current version.
 */
export const readVersionId = z.optional(id);

/** Input that changes a quiz. Missing fields stay unchanged; null for minutes or marks restores the default. */
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
/** A reference to a question: its place in the quiz, from 0, or its id. */
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
  /** Lists only the caller's own quizzes, including drafts and archived ones. */
  mine: z.optional(z.boolean()),
  /** Lists only quizzes that can be taken: published, with questions. */
  takeable: z.optional(z.boolean()),
  status: z.optional(quizStatus),
  /** The sort order; by default, the newest quizzes come first. */
  sort: z.optional(z.enum(QUIZ_SORTS, `Sort must be one of ${QUIZ_SORTS.join(', ')}.`)),
  descending: z.optional(z.boolean()),
  /** The cursor of the next page. Its maximum length is high, because it may contain a whole quiz title. */
  cursor: z.optional(z.string().check(z.maxLength(1_200, 'Unknown cursor. Start again without it.'))),
});

const summary = {
  id,
  title: z.string(),
  category: z.string(),
  description: z.string(),
  /** The time limit in minutes. */
  duration: z.int(),
  totalMarks: z.int(),
  passingMarks: z.int(),
  questionCount: z.int(),
  /** The most frequent difficulty among the questions; null while there are no questions. */
  difficulty: z.nullable(z.enum(DIFFICULTIES)),
  /** The mean percentage over all attempts; null before the first. A worker updates it, so it may lag by seconds. */
  averageScore: z.nullable(z.number()),
  status: z.enum(QUIZ_STATUSES),
  audience: z.enum(AUDIENCES),
  ranked: z.boolean(),
  /** The time at which a ranked quiz closes; null if it never does. */
  closesAt: z.nullable(instant),
  /**
   * Whether the answers are withheld from the caller, because the quiz is ranked and open, or part of a running game.
   */
  sealed: z.boolean(),
  /** Whether a running game uses the quiz; until the game ends, the quiz can't be taken on its own. */
  inGame: z.boolean(),
  own: z.boolean(),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  /**
   * The number of questions that each attempt draws; null means all. Marks and minutes are those of the drawn
   * questions.
   */
  draw: z.nullable(z.int()),
  updatedAt: instant,
  welcome,
};

export const quizCard = z.object({
  ...summary,
  /** The number of the caller's own attempts; `bestPercentage` is the best of them. */
  attempts: z.int(),
  bestPercentage: z.nullable(z.int()),
  /** The name of the quiz's author, sent only to admins; null for the app's own quizzes and for deleted accounts. */
  author: z.optional(z.nullable(z.string())),
  /** The quiz's questions with their keys; sent only in the list of the caller's own quizzes. */
  questions: z.optional(z.array(anyQuestion)),
});
export type QuizCard = z.infer<typeof quizCard>;
export const quizCards = pageOf(quizCard);

/**
 * A quiz with its questions, which include keys only for its owner and admins, unless it's sealed for them. A later
 * change refers to this content by `versionId`, an attempt by `packHash`.
 */
export const quiz = z.object({
  ...summary,
  versionId: id,
  packHash: z.string(),
  questions: z.array(anyQuestion),
  /** The challenge or tournament that seals the quiz; missing while none does. */
  game: z.optional(sealingGame),
});
export type Quiz = z.infer<typeof quiz>;

/** The immutable content of one version of a quiz, as devices store it. Its hash is the SHA-256 of its bytes. */
export const packBody = z.object({
  format: z.literal(1),
  quizId: id,
  version: z.int(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  /** The time limit in minutes. */
  duration: z.int(),
  passingMarks: z.int(),
  totalMarks: z.int(),
  /** Whether the pack includes the keys: practice packs do, ranked and sealed ones don't. */
  keyed: z.boolean(),
  /** A random text in packs with keys, so that their hashes can't be guessed. Missing from older packs. */
  salt: z.optional(z.string()),
  /** Whether `layOutQuestions` shuffles questions and options. Missing from older packs, which aren't shuffled. */
  shuffleQuestions: z.optional(z.boolean()),
  shuffleOptions: z.optional(z.boolean()),
  /** The number of questions that each attempt draws; null means all. */
  draw: z.optional(z.nullable(z.int())),
  questions: z.array(anyQuestion),
});
export type PackBody = z.infer<typeof packBody>;

/**
 * The schema of packs on devices. A newer server's pack may have kinds of questions that this build doesn't know, so
 * screens check `isKnownKind` before they ask or grade. Unknown fields are kept for a later build.
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

/** The data that the player needs to start a quiz. `serverNow` lets a device with a wrong clock show the right time. */
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
