// Charges calls that read or write a whole quiz by its size, before the work.
import type { QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import type { SignedInContext } from '../../../kernel/context.ts';
import { notFound } from '../../../lib/app-error.ts';
import { requireEditable } from '../authors.ts';
import { findSize } from '../quizzes.repository.ts';
import { authoringScopes } from './authoring-scopes.ts';
import { getQuizEdit } from './edit.service.ts';
import { computeQuizPoints, type QuizSize } from './quiz-points.ts';

interface ChargedWrite {
  /** The scopes to lock; if missing, the scopes that publishing changes. */
  scopes?: readonly Scope[];
  /** The questions that the request contains. */
  sent?: readonly unknown[];
}

/**
 * Charges the caller, then writes a version or a draft of a quiz in the author's transaction.
 * @throws AppError TOO_MANY, NOT_FOUND for others' quizzes, and the errors of `write`.
 */
// ctx: the write is charged before BEGIN
export async function writeCharged<T>(
  ctx: SignedInContext,
  quizId: string,
  write: (tx: Tx, actor: Actor) => Promise<T>,
  { scopes = authoringScopes(ctx.actor), sent = [] }: ChargedWrite = {},
): Promise<T> {
  await chargeBySize(ctx, quizId, sent);
  return ctx.writeAs(scopes, write);
}

/**
 * Charges the caller, then returns the quiz as an editor opens it.
 * @throws AppError TOO_MANY, and the errors of `getQuizEdit`.
 */
// ctx: the quiz is charged before it is read
export async function openEdit(ctx: SignedInContext, quizId: string): Promise<QuizEdit> {
  await chargeBySize(ctx, quizId);
  return getQuizEdit(ctx.db, ctx.actor, quizId, ctx.now());
}

/**
 * Charges for a call that reads or writes a whole quiz, by the larger of its stored size and the sent size.
 * @throws AppError TOO_MANY, NOT_FOUND for others' quizzes.
 */
// ctx: it charges before the work begins
export async function chargeBySize(ctx: SignedInContext, quizId: string, sent: readonly unknown[] = []): Promise<void> {
  const stored = await getQuizSize(ctx.db, ctx.actor, quizId);
  const bytes = sent.length === 0 ? 0 : Buffer.byteLength(JSON.stringify(sent));
  const points = computeQuizPoints({
    questions: Math.max(stored.questions, sent.length),
    bytes: Math.max(stored.bytes, bytes),
  });
  // The request itself has already cost one point.
  if (points > 1) await ctx.charge(points - 1);
}

async function getQuizSize(db: Executor, actor: Actor, quizId: string): Promise<QuizSize> {
  const found = await findSize(db, quizId);
  if (!found) throw notFound('Quiz');
  requireEditable(actor, found.quiz);
  return found.size;
}
