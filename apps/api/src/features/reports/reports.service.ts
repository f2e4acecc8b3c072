// Owns reading graded attempts: the report of one, and lists of them.
import type { ListReportsInput, Report, ReportCard } from '@quorbit/contracts/attempts/schema';
import { ADMINS_ONLY } from '@quorbit/contracts/errors/messages';
import type { Page } from '@quorbit/contracts/lib/paging';
import type { Executor } from '@quorbit/db/client';
import { AppError, notFound } from '../../lib/app-error.ts';
import { cutPage, isCursorId, isCursorTime, readCursor } from '../../lib/paging.ts';
import type { Actor, SignedInContext } from '../../trpc/context.ts';
import { sealedQuizzes } from '../quizzes/seals.ts';
import * as repository from './reports.repository.ts';

/** Under this many answers a share says more about chance than about the question. */
const SHARE_MIN_ANSWERS = 5;

/** The report of one attempt, for its learner and for admins. @throws AppError NOT_FOUND for anyone else */
export async function readReport(
  db: Executor,
  actor: Pick<Actor, 'id' | 'role'>,
  id: string,
  now: Date,
): Promise<Report> {
  const found = await repository.findReport(db, id);
  if (!found || (found.attempt.userId !== actor.id && actor.role !== 'admin')) throw notFound('Report');
  const { attempt, version, quiz } = found;
  const sealed = (await sealedQuizzes(db, actor, now)).has(quiz.id);
  const stats = new Map((await repository.listQuestionStats(db, quiz.id)).map((row) => [row.questionId, row]));
  const givenTo = new Map(attempt.answers.map((answer) => [answer.questionId, answer]));
  return {
    id: attempt.id,
    quiz: { id: quiz.id, title: version.title, category: version.category },
    score: attempt.score,
    totalMarks: attempt.totalMarks,
    percentage: attempt.percentage,
    passed: attempt.passed,
    passingMarks: version.passingMarks,
    startedAt: attempt.startedAt.toISOString(),
    finishedAt: attempt.finishedAt.toISOString(),
    xpEarned: attempt.xpEarned,
    answers: version.questions.map((question) => {
      const given = givenTo.get(question.id);
      const sums = stats.get(question.id);
      return {
        questionId: question.id,
        question: question.question,
        options: question.options,
        image: question.image,
        option: given?.option ?? null,
        correctAnswer: sealed ? null : question.correctAnswer,
        correct: sealed ? null : (given?.correct ?? false),
        explanation: sealed ? null : question.explanation,
        timeSpent: given?.timeSpent ?? 0,
        shareCorrect: sums && sums.answered >= SHARE_MIN_ANSWERS ? sums.correct / sums.answered : null,
      };
    }),
  };
}

export function getReport(ctx: SignedInContext, id: string): Promise<Report> {
  return readReport(ctx.db, ctx.actor, id, ctx.now());
}

/** A page of the caller's own reports, newest first; admins may ask for another's or for everybody's. */
export async function listReports(ctx: SignedInContext, input: ListReportsInput): Promise<Page<ReportCard>> {
  const { actor, db } = ctx;
  const whose = input.userId ?? actor.id;
  if (whose !== actor.id && actor.role !== 'admin') {
    throw whose === 'all' ? new AppError('FORBIDDEN', ADMINS_ONLY) : notFound('User');
  }
  const cursor = readCursor(input.cursor, [isCursorTime, isCursorId]);
  const before = cursor === null ? null : { finishedAt: cursor[0] ?? '', id: cursor[1] ?? '' };
  const rows = await repository.listReports(db, { ...input, userId: whose === 'all' ? null : whose, before });
  return cutPage(
    rows,
    input.limit,
    ({ attempt }) => [attempt.finishedAt.toISOString(), attempt.id],
    ({ attempt, title, category, learner }) => ({
      id: attempt.id,
      quiz: { id: attempt.quizId, title, category },
      score: attempt.score,
      totalMarks: attempt.totalMarks,
      percentage: attempt.percentage,
      passed: attempt.passed,
      startedAt: attempt.startedAt.toISOString(),
      finishedAt: attempt.finishedAt.toISOString(),
      xpEarned: attempt.xpEarned,
      learner: actor.role === 'admin' ? learner : null,
    }),
  );
}
