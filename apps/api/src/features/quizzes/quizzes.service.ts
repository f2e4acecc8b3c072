// Owns reading quizzes: who sees which, with or without keys.
import { CONFLICT_SEALED } from '@quorbit/contracts/errors/messages';
import type { Page } from '@quorbit/contracts/lib/paging';
import { withoutKey } from '@quorbit/contracts/quizzes/question';
import type { PackBody, Quiz, QuizCard, StartedQuiz } from '@quorbit/contracts/quizzes/schema';
import type { Executor } from '@quorbit/db/client';
import { AppError, notFound } from '../../lib/app-error.ts';
import { cutPage, isCursorId, readCursor } from '../../lib/paging.ts';
import { ownRecords } from '../attempts/records.service.ts';
import * as repository from './quizzes.repository.ts';
import type { SealKind } from './seals.repository.ts';
import { sealedQuizzes } from './seals.service.ts';
import { maySee } from './visibility.ts';

type Reader = repository.Reader;

/** A quiz that the reader may see. @throws AppError NOT_FOUND otherwise, also for a hidden one */
export async function visibleQuiz(db: Executor, reader: Reader, id: string) {
  const found = await repository.findQuiz(db, id);
  if (!found || !maySee(reader, found.quiz)) throw notFound('Quiz');
  return found;
}

function summary(
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
    updatedAt: quiz.updatedAt.toISOString(),
  };
}

/** How many quizzes the reader may see. */
export function countVisible(db: Executor, reader: Reader): Promise<number> {
  return repository.countVisible(db, reader);
}

/** A page of the quizzes that the caller may see, newest first; the caller's own carry their questions with keys. */
export async function listQuizzes(
  db: Executor,
  actor: Reader,
  input: { limit: number; cursor?: string | undefined } & Omit<repository.QuizFilter, 'limit' | 'before'>,
  now: Date,
): Promise<Page<QuizCard>> {
  const before = readCursor(input.cursor, [isCursorId])?.[0] ?? null;
  const rows = await repository.listQuizzes(db, actor, { ...input, before });
  const shown = rows.slice(0, input.limit).map(({ quiz }) => quiz);
  const ids = shown.map(({ id }) => id);
  const [records, own, sealed] = await Promise.all([
    ownRecords(db, actor.id, ids),
    repository.findCurrentVersions(
      db,
      shown.filter(({ ownerId }) => ownerId === actor.id).map(({ id }) => id),
    ),
    sealedQuizzes(db, actor, now, ids),
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
        ...summary(quiz, actor, sealed.get(quiz.id) ?? null, stats),
        attempts: recordOf.get(quiz.id)?.attempts ?? 0,
        bestPercentage: recordOf.get(quiz.id)?.best ?? null,
        ...(questions ? { questions: sealed.has(quiz.id) ? questions.map(withoutKey) : questions } : {}),
      };
    },
  );
}

/** One quiz; with keys for its owner and for admins, unless it is sealed for them. */
export async function getQuiz(db: Executor, actor: Reader, id: string, now: Date): Promise<Quiz> {
  const { quiz, version } = await visibleQuiz(db, actor, id);
  return viewQuiz(db, actor, quiz, version, now);
}

/** How one reader may see a quiz. */
export async function viewQuiz(
  db: Executor,
  reader: Reader,
  quiz: repository.QuizRow,
  version: repository.VersionRow,
  now: Date,
): Promise<Quiz> {
  const seal = (await sealedQuizzes(db, reader, now, [quiz.id])).get(quiz.id) ?? null;
  const mayHaveKey = seal === null && (reader.role === 'admin' || quiz.ownerId === reader.id);
  return {
    ...summary(quiz, reader, seal, (await repository.findStats(db, quiz.id)) ?? null),
    questions: mayHaveKey ? version.questions : version.questions.map(withoutKey),
  };
}

/** The pack to play, without keys while the quiz is sealed. @throws AppError CONFLICT while it is part of a game */
export async function startQuiz(db: Executor, actor: Reader, id: string, now: Date): Promise<StartedQuiz> {
  const { quiz, version } = await visibleQuiz(db, actor, id);
  if (version.questions.length === 0) throw new AppError('CONFLICT', 'This quiz has no questions yet.');
  const seal = (await sealedQuizzes(db, actor, now, [id])).get(id);
  if (seal === 'game') throw new AppError('CONFLICT', CONFLICT_SEALED);
  const pack = await repository.findPack(db, version.id, seal === undefined);
  if (!pack) throw new Error(`Version ${version.id} has no pack.`);
  const body: PackBody = JSON.parse(pack.body);
  return { quizId: id, packHash: pack.hash, pack: body, ranked: quiz.ranked, serverNow: now.toISOString() };
}

/** The categories of the quizzes that the caller may see, with their counts. */
export function listCategories(db: Executor, actor: Reader) {
  return repository.countByCategory(db, actor);
}
