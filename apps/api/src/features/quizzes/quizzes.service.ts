// Owns reading quizzes: who sees which, with or without keys.
import { CONFLICT_SEALED } from '@quorbit/contracts/errors/messages';
import type { Page } from '@quorbit/contracts/lib/paging';
import { withoutKey } from '@quorbit/contracts/quizzes/question';
import type { PackBody, Quiz, QuizCard, StartedQuiz } from '@quorbit/contracts/quizzes/schema';
import type { Executor } from '@quorbit/db/client';
import { AppError, notFound } from '../../lib/app-error.ts';
import { cutPage, isCursorId, readCursor } from '../../lib/paging.ts';
import type { SignedInContext } from '../../trpc/context.ts';
import * as repository from './quizzes.repository.ts';
import { sealedQuizzes } from './seals.ts';

type Reader = repository.Reader;

/** Whether a person may see a quiz at all. The repository's lists follow the same rule in SQL. */
export function maySee(reader: Reader, quiz: repository.QuizRow): boolean {
  if (quiz.deletedAt) return false;
  if (reader.role === 'admin' || quiz.ownerId === reader.id) return true;
  if (quiz.status !== 'published' || quiz.questionCount === 0) return false;
  return quiz.audience === 'everyone' || (quiz.audience === 'premium' && reader.role === 'premium');
}

/** A quiz that the reader may see. @throws AppError NOT_FOUND otherwise, also for what exists but is hidden */
export async function visibleQuiz(db: Executor, reader: Reader, id: string) {
  const found = await repository.findQuiz(db, id);
  if (!found || !maySee(reader, found.quiz)) throw notFound('Quiz');
  return found;
}

function summary(
  quiz: repository.QuizRow,
  reader: Reader,
  sealed: boolean,
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
    sealed,
    own: quiz.ownerId === reader.id,
    updatedAt: quiz.updatedAt.toISOString(),
  };
}

/** A page of the quizzes that the caller may see, newest first; the caller's own carry their questions with keys. */
export async function listQuizzes(
  ctx: SignedInContext,
  input: { limit: number; cursor?: string | undefined } & Omit<repository.QuizFilter, 'limit' | 'before'>,
): Promise<Page<QuizCard>> {
  const { actor, db } = ctx;
  const before = readCursor(input.cursor, [isCursorId])?.[0] ?? null;
  const rows = await repository.listQuizzes(db, actor, { ...input, before });
  const shown = rows.slice(0, input.limit).map(({ quiz }) => quiz);
  const [records, own, sealed] = await Promise.all([
    repository.ownRecords(
      db,
      actor.id,
      shown.map(({ id }) => id),
    ),
    repository.findCurrentVersions(
      db,
      shown.filter(({ ownerId }) => ownerId === actor.id).map(({ id }) => id),
    ),
    sealedQuizzes(db, actor, ctx.now()),
  ]);
  const recordOf = new Map(records.map((record) => [record.quizId, record]));
  const questionsOf = new Map(own.map(({ quizId, version }) => [quizId, version.questions]));
  return cutPage(
    rows,
    input.limit,
    ({ quiz }) => [quiz.id],
    ({ quiz, stats }) => {
      const questions = questionsOf.get(quiz.id);
      return {
        ...summary(quiz, actor, sealed.has(quiz.id), stats),
        attempts: recordOf.get(quiz.id)?.attempts ?? 0,
        bestPercentage: recordOf.get(quiz.id)?.best ?? null,
        ...(questions ? { questions: sealed.has(quiz.id) ? questions.map(withoutKey) : questions } : {}),
      };
    },
  );
}

/** One quiz; keys are there for its owner and for admins, unless it is sealed for them. */
export async function getQuiz(ctx: SignedInContext, id: string): Promise<Quiz> {
  const { quiz, version } = await visibleQuiz(ctx.db, ctx.actor, id);
  return viewQuiz(ctx.db, ctx.actor, quiz, version, ctx.now());
}

export interface AnsweredVersion {
  quiz: repository.QuizRow;
  version: repository.VersionRow;
  packHash: string;
}

/**
 * The version that was answered. Who names a pack of the quiz has held it, so it counts even if the quiz was edited or
 * deleted since; without one the current version is meant, if the learner may see it.
 * @throws AppError NOT_FOUND for a quiz that the learner may not see, CONFLICT for one without questions
 */
export async function answeredVersion(
  db: Executor,
  reader: Reader,
  input: { quizId: string; packHash?: string | undefined },
): Promise<AnsweredVersion> {
  const found = await repository.findQuiz(db, input.quizId, { deletedToo: true });
  if (!found) throw notFound('Quiz');
  const answered =
    input.packHash === undefined ? undefined : await repository.findVersionByPack(db, input.quizId, input.packHash);
  if (!answered && !maySee(reader, found.quiz)) throw notFound('Quiz');
  const version = answered?.version ?? found.version;
  if (version.questions.length === 0) throw new AppError('CONFLICT', 'This quiz has no questions yet.');
  return { quiz: found.quiz, version, packHash: answered?.pack.hash ?? version.packHash };
}

/** How one reader may see a quiz. */
export async function viewQuiz(
  db: Executor,
  reader: Reader,
  quiz: repository.QuizRow,
  version: repository.VersionRow,
  now: Date,
): Promise<Quiz> {
  const sealed = (await sealedQuizzes(db, reader, now)).has(quiz.id);
  const mayHaveKey = !sealed && (reader.role === 'admin' || quiz.ownerId === reader.id);
  return {
    ...summary(quiz, reader, sealed, (await repository.findStats(db, quiz.id)) ?? null),
    questions: mayHaveKey ? version.questions : version.questions.map(withoutKey),
  };
}

/** The pack to play: practice packs carry keys, ranked ones only after the learner was graded once. */
export async function startQuiz(ctx: SignedInContext, id: string): Promise<StartedQuiz> {
  const { quiz, version } = await visibleQuiz(ctx.db, ctx.actor, id);
  if (version.questions.length === 0) throw new AppError('CONFLICT', 'This quiz has no questions yet.');
  const sealed = await sealedQuizzes(ctx.db, ctx.actor, ctx.now());
  if (sealed.has(id)) throw new AppError('CONFLICT', CONFLICT_SEALED);
  const [record] = quiz.ranked ? await repository.ownRecords(ctx.db, ctx.actor.id, [id]) : [];
  const pack = await repository.findPack(ctx.db, version.id, !quiz.ranked || record !== undefined);
  if (!pack) throw new Error(`Version ${version.id} has no pack.`);
  const body: PackBody = JSON.parse(pack.body);
  return { quizId: id, packHash: pack.hash, pack: body, ranked: quiz.ranked, serverNow: ctx.now().toISOString() };
}

export function listCategories(ctx: SignedInContext) {
  return repository.countByCategory(ctx.db, ctx.actor);
}
