// Lists how well quizzes and questions are answered, over all users.
import type { HardQuestion, ListResultsInput, QuizResult } from '@quorbit/contracts/administration/schema';
import type { Page } from '@quorbit/contracts/lib/paging';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { isCursorId, parseCursor, toPage } from '../../lib/paging.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import * as repository from './results.repository.ts';

const isCount = (part: string) => /^\d{1,9}$/.test(part);

/**
 * Returns a page of quizzes with their results, the most attempted first.
 * @throws AppError FORBIDDEN for everybody but admins.
 */
export async function listQuizResults(
  db: Executor,
  actor: Actor,
  { limit, cursor }: ListResultsInput,
): Promise<Page<QuizResult>> {
  requireAdmin(actor);
  const [attempts, id] = parseCursor(cursor, [isCount, isCursorId]) ?? [];
  const after = id === undefined ? null : { attempts: Number(attempts), id };
  const rows = await repository.pageOfQuizzes(db, after, limit + 1);
  return toPage(rows, limit, (row) => [String(row.attempts), row.id], viewQuiz);
}

/**
 * Returns a page of questions with enough answers, lowest share of right answers first.
 * @throws AppError FORBIDDEN for everybody but admins.
 */
export async function listHardQuestions(
  db: Executor,
  actor: Actor,
  { limit, cursor }: ListResultsInput,
): Promise<Page<HardQuestion>> {
  requireAdmin(actor);
  const [share, quizId, questionId] = parseCursor(cursor, [isCount, isCursorId, isCursorId]) ?? [];
  const after = quizId === undefined || questionId === undefined ? null : { share: Number(share), quizId, questionId };
  const { rows, lookedTo: scannedTo } = await repository.pageOfHardQuestions(db, after, limit + 1);
  return toPage(rows, limit, keyOf, viewQuestion, scannedTo && keyOf(scannedTo));
}

function keyOf({ share, quizId, questionId }: repository.QuestionCursor): string[] {
  return [String(share), quizId, questionId];
}

function viewQuiz({ percentageSum, attempts, ...row }: repository.QuizRow): QuizResult {
  return { ...row, attempts, average: attempts === 0 ? null : percentageSum / attempts };
}

function viewQuestion({ answered, correct, timeSum, share: _, ...row }: repository.QuestionRow): HardQuestion {
  return { ...row, answered, facility: correct / answered, time: timeSum / 10 / answered };
}
