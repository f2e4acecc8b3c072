// Owns reading quizzes: who sees which, with or without keys.
import type { Page } from '@quorbit/contracts/lib/paging';
import { omitKey } from '@quorbit/contracts/quizzes/question';
import type { Quiz, QuizCard, QuizSort, StartedQuiz } from '@quorbit/contracts/quizzes/schema';
import { SEALED_WHILE_IN_GAME } from '@quorbit/contracts/quizzes/seals';
import type { Executor } from '@quorbit/db/client';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { isCursorId, parseCursor, toPage } from '../../lib/paging.ts';
import { findPack, listPackSizes } from './packs/packs.repository.ts';
import { findAndMarkServed, markVersionServed } from './packs/packs.service.ts';
import { type ServingContext, toStartedQuiz } from './packs/stored-pack.ts';
import * as repository from './quizzes.repository.ts';
import type { Reader } from './reader.ts';
import type { SealKind } from './seals/seals.repository.ts';
import { listSealedQuizzes, listSealingGames } from './seals/seals.service.ts';
import { listCurrentVersions } from './versions/versions.repository.ts';
import { canSeeQuiz } from './visibility.ts';
import { markWelcome } from './welcome-origin.ts';

export type PlayerContext = ServingContext & { actor: Reader };

/** The most bytes that the questions in one page of a list may take; a single quiz may take more. */
const MAX_PAGE_BYTES = 1_000_000;

/**
 * Returns a quiz that the reader may see.
 * @throws AppError NOT_FOUND if it doesn't exist or is hidden from the reader.
 */
export async function getVisibleQuiz(db: Executor, reader: Reader, id: string) {
  const found = await repository.findQuiz(db, id, { readerId: reader.id });
  if (!found || !canSeeQuiz(reader, found.quiz)) throw notFound('Quiz');
  return found;
}

function toSummary(
  quiz: repository.QuizRow,
  reader: Reader,
  seal: SealKind | null,
  stats: { attempts: number; percentageSum: number } | null,
) {
  return {
    id: quiz.id,
    title: quiz.title,
    category: quiz.category,
    description: quiz.description,
    duration: quiz.duration,
    totalMarks: quiz.totalMarks,
    passingMarks: quiz.passingMarks,
    questionCount: quiz.questionCount,
    difficulty: quiz.difficulty,
    averageScore: stats && stats.attempts > 0 ? Math.round((stats.percentageSum / stats.attempts) * 10) / 10 : null,
    status: quiz.status,
    audience: quiz.audience,
    ranked: quiz.ranked,
    closesAt: quiz.closesAt?.toISOString() ?? null,
    sealed: seal !== null,
    inGame: seal === 'game',
    own: quiz.ownerId === reader.id,
    shuffleQuestions: quiz.shuffleQuestions,
    shuffleOptions: quiz.shuffleOptions,
    draw: quiz.draw,
    updatedAt: quiz.updatedAt.toISOString(),
    ...markWelcome(quiz.origin),
  };
}

/** Counts the quizzes that the reader may see. */
export function countVisible(db: Executor, reader: Reader): Promise<number> {
  return repository.countVisible(db, reader);
}

/**
 * Returns a page of the quizzes that the caller may see, newest first unless sorted. The caller's own quizzes include
 * their questions, with keys unless sealed. A page whose questions would take too much memory is shorter than
 * requested.
 */
export async function listQuizzes(
  db: Executor,
  actor: Reader,
  input: { limit: number; cursor?: string | undefined } & Omit<repository.QuizFilter, 'limit' | 'after'>,
  now: Date,
  { attemptQueries }: Pick<Deps, 'attemptQueries'>,
): Promise<Page<QuizCard>> {
  const rows = await repository.listQuizzes(db, actor, { ...input, after: parsePosition(input.cursor, input.sort) });
  const own = rows.filter(({ quiz }) => quiz.ownerId === actor.id).map(({ quiz }) => quiz.id);
  const limit = computePageSize(rows.slice(0, input.limit), await listPackSizes(db, own));
  const ids = rows.slice(0, limit).map(({ quiz }) => quiz.id);
  const [records, versions, sealed] = await Promise.all([
    attemptQueries.listQuizRecords(db, actor.id, ids),
    listCurrentVersions(
      db,
      own.filter((id) => ids.includes(id)),
    ),
    listSealedQuizzes(db, actor, now, ids),
  ]);
  const recordOf = new Map(records.map((record) => [record.quizId, record]));
  const questionsOf = new Map(versions.map(({ quizId, questions }) => [quizId, questions]));
  return toPage(
    rows,
    limit,
    ({ quiz, sortKey }) => (sortKey === null ? [quiz.id] : [sortKey, quiz.id]),
    ({ quiz, stats, author }) => {
      const questions = questionsOf.get(quiz.id);
      return {
        ...toSummary(quiz, actor, sealed.get(quiz.id) ?? null, stats),
        attempts: recordOf.get(quiz.id)?.attempts ?? 0,
        bestPercentage: recordOf.get(quiz.id)?.best ?? null,
        ...(actor.role === 'admin' ? { author } : {}),
        ...(questions ? { questions: sealed.has(quiz.id) ? questions.map(omitKey) : questions } : {}),
      };
    },
  );
}

/**
 * Checks the sort key in a cursor, for each order of the list; times have the format in which the database writes them.
 */
const SORT_KEY_CHECKS: Readonly<Record<QuizSort, (part: string) => boolean>> = {
  title: (part) => part.length <= 500 && part.isWellFormed() && !part.includes('\0'),
  createdAt: isStoredTime,
  updatedAt: isStoredTime,
  questionCount: (part) => /^\d{1,4}$/.test(part),
};

function isStoredTime(part: string): boolean {
  return (
    /^[12]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(part) &&
    !Number.isNaN(Date.parse(part.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')))
  );
}

function parsePosition(cursor: string | undefined, sort: QuizSort | undefined): repository.QuizPosition | null {
  const parts = parseCursor(cursor, [...(sort ? [SORT_KEY_CHECKS[sort]] : []), isCursorId]);
  const id = parts?.at(-1);
  return parts && id !== undefined ? { key: sort ? (parts[0] ?? null) : null, id } : null;
}

/** Returns the number of rows that fit into one page by the bytes of their questions, at least one. */
function computePageSize(
  rows: readonly { quiz: { id: string } }[],
  sizes: readonly { quizId: string; bytes: number }[],
): number {
  const bytesOfQuiz = new Map(sizes.map(({ quizId, bytes }) => [quizId, bytes]));
  let bytes = 0;
  const full = rows.findIndex(({ quiz }, index) => {
    bytes += bytesOfQuiz.get(quiz.id) ?? 0;
    return index > 0 && bytes > MAX_PAGE_BYTES;
  });
  return full === -1 ? rows.length : full;
}

/**
 * Returns one quiz, with keys for its owner and for admins unless it is sealed for them. Marks the version as served to
 * a reader who isn't the owner, so that edits don't delete it and the reader can still answer it.
 */
// ctx: the first serving of a version is marked in a transaction of its own
export async function getQuiz(ctx: PlayerContext, { id }: { id: string }): Promise<Quiz> {
  const { db, actor } = ctx;
  const { quiz, version } = await getVisibleQuiz(db, actor, id);
  // An edit has just deleted the version that was read and that nobody else has, so the quiz is read again.
  if (quiz.ownerId !== actor.id && !(await markVersionServed(ctx, version.id))) return getQuiz(ctx, { id });
  return viewQuiz(db, actor, { quiz, version }, ctx.now());
}

/** Builds the reader's view of a quiz, with keys only if the reader may see them. */
export async function viewQuiz(
  db: Executor,
  reader: Reader,
  { quiz, version }: repository.QuizWithVersion,
  now: Date,
): Promise<Quiz> {
  const seal = (await listSealedQuizzes(db, reader, now, [quiz.id])).get(quiz.id) ?? null;
  const canSeeKey = seal === null && (reader.role === 'admin' || quiz.ownerId === reader.id);
  const game = seal === 'game' ? (await listSealingGames(db, reader, now, [quiz.id])).get(quiz.id) : undefined;
  return {
    ...(await viewQuizSummary(db, reader, { quiz, version }, seal)),
    ...(game ? { game } : {}),
    questions: canSeeKey ? version.questions : version.questions.map(omitKey),
  };
}

/**
 * Builds the reader's view of a quiz without its questions.
 * @param seal why the quiz's key is withheld from the reader; null if it isn't.
 */
export async function viewQuizSummary(
  db: Executor,
  reader: Reader,
  { quiz, version }: repository.QuizWithVersion,
  seal: SealKind | null,
): Promise<Omit<Quiz, 'questions'>> {
  const stats = (await repository.findStats(db, quiz.id)) ?? null;
  return { ...toSummary(quiz, reader, seal, stats), versionId: version.id, packHash: version.packHash };
}

/**
 * Returns the pack to play, without keys while the quiz is sealed.
 * @throws AppError NOT_FOUND if the reader may not see the quiz, CONFLICT while it is part of a game or has no
 * questions.
 */
// ctx: the first serving of a pack is marked in a transaction of its own
export async function startQuiz(ctx: PlayerContext, { id }: { id: string }): Promise<StartedQuiz> {
  const now = ctx.now();
  const { stored, ranked } = await findAndMarkServed(ctx, () => getPackToStart(ctx.db, ctx.actor, id, now));
  return toStartedQuiz(id, stored, { ranked, now });
}

async function getPackToStart(db: Executor, actor: Reader, id: string, now: Date) {
  const { quiz, version } = await getVisibleQuiz(db, actor, id);
  if (version.questions.length === 0) throw new AppError('CONFLICT', 'This quiz has no questions yet.');
  const seal = (await listSealedQuizzes(db, actor, now, [id])).get(id);
  if (seal === 'game') throw new AppError('CONFLICT', SEALED_WHILE_IN_GAME);
  return { stored: await findPack(db, version.id, seal === undefined), ranked: quiz.ranked };
}

/** Lists the categories of the quizzes that the caller can take, each with the number of its quizzes. */
export function listCategories(db: Executor, actor: Reader) {
  return repository.countByCategory(db, actor);
}
