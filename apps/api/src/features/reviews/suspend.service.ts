// Suspends and restores a learner's cards in the reviews: the latest change of each card counts.
import { newId } from '@quorbit/contracts/lib/ids';
import type { SuspendInput } from '@quorbit/contracts/reviews/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import { type AppError, notFound } from '../../lib/app-error.ts';
import { isLater } from '../../lib/is-later.ts';
import { createQuestionLookup } from '../quizzes/versions/versions.service.ts';
import { listQuizzesOfCards, listSuspensions, type Suspension, upsertSuspensions } from './suspend.repository.ts';

export interface SuspensionChange {
  opId: string;
  /** The time of the change, with the device's clock corrected. */
  at: Date;
  input: SuspendInput;
}

/**
 * Applies suspension changes from devices. A change that is earlier than the latest one of its card has no effect. The
 * card needn't exist yet: after a restore, the attempt that makes it may still be on another device.
 * @returns the refusals, by op id: NOT_FOUND for questions that the quiz never asked.
 */
export async function mergeSuspensions(
  tx: Tx,
  userId: string,
  changes: readonly SuspensionChange[],
): Promise<ReadonlyMap<string, AppError>> {
  const questionIds = [...new Set(changes.map(({ input }) => input.questionId))];
  const quizzes = await listQuizzesOfCards(tx, userId, questionIds);
  const cardless = changes.map(({ input }) => input).filter(({ questionId }) => !quizzes.has(questionId));
  const isQuestionOf = await createQuestionLookup(tx, cardless);
  const last = new Map<string, Suspension>();
  for (const suspension of await listSuspensions(tx, userId, questionIds)) last.set(suspension.questionId, suspension);
  const changed = new Map<string, Suspension>();
  const refusals = new Map<string, AppError>();
  for (const { opId, at, input } of changes) {
    const { quizId, questionId, suspended } = input;
    const quizOfCard = quizzes.get(questionId);
    if (quizOfCard === undefined ? !isQuestionOf(quizId, questionId) : quizOfCard !== quizId) {
      refusals.set(opId, notFound('Review'));
      continue;
    }
    const suspension = { questionId, suspended, at, opId };
    const before = last.get(questionId);
    if (before && !isLater(suspension, before)) continue;
    last.set(questionId, suspension);
    changed.set(questionId, suspension);
  }
  if (changed.size > 0) await upsertSuspensions(tx, userId, [...changed.values()]);
  for (const questionId of changed.keys()) {
    if (quizzes.has(questionId)) record(tx, userScope(userId), 'card', questionId);
  }
  return refusals;
}

/** Suspends or restores one of the caller's cards now. @throws AppError NOT_FOUND if the caller has no such card */
export async function suspendNow(tx: Tx, actor: Actor, input: SuspendInput, now: Date): Promise<SuspendInput> {
  const quizzes = await listQuizzesOfCards(tx, actor.id, [input.questionId]);
  if (quizzes.get(input.questionId) !== input.quizId) throw notFound('Review');
  const suspension = { questionId: input.questionId, suspended: input.suspended, at: now, opId: newId(now.getTime()) };
  await upsertSuspensions(tx, actor.id, [suspension]);
  record(tx, userScope(actor.id), 'card', input.questionId);
  return input;
}
