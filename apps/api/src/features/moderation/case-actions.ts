// What each decision does, and what undoing it does.
import type { ModerationAction } from '@quorbit/contracts/moderation/actions';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { requireScopeLock } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import * as managed from '../accounts/managed-accounts.service.ts';
import { requireConfirmed } from '../accounts/sign-in/confirmation.service.ts';
import { hideQuestion, restoreQuestion } from '../quizzes/moderation/hidden.service.ts';
import { restoreTakenDownQuiz, takeDownQuiz } from '../quizzes/moderation/taken-down.service.ts';
import { removeFromGroup, removeGroup, restoreGroup, restoreMember } from '../study-groups/removals.service.ts';
import type { StoredDecision } from './decisions.repository.ts';
import type { StoredCase } from './moderation.repository.ts';
import { suspendPerson } from './suspension.service.ts';

type UndoData = NonNullable<StoredDecision['undoing']>;
type ActionDeps = Pick<Deps, 'attemptQueries'>;

/** What a decision's own case says; `undoing` is what doing it left for undoing it. */
interface CaseAction {
  decisionId: string;
  case: StoredCase;
  action: ModerationAction;
  /** Whom it concerns; of members the one who is removed. */
  concernedId: string | null;
  undoing: UndoData | null;
}

/** Asks, before anything is locked, for what administration asks for the same act. @throws AppError CONFIRM_FIRST */
export async function requireConfirmedFor(tx: Tx, actor: Actor, action: ModerationAction, now: Date): Promise<void> {
  if (action === 'suspend') await requireConfirmed(tx, actor, now);
}

/**
 * Takes the scopes in which the act will record changes, before the case is locked.
 * @param concernedId whom the decision concerns
 */
export function lockScopesFor(
  tx: Tx,
  { subjectId }: StoredCase,
  action: ModerationAction,
  concernedId: string | null,
): void {
  const isOfQuiz = action === 'hide_question' || action === 'take_down_quiz';
  if (isOfQuiz) requireScopeLock(tx, 'everyone');
  if (action === 'remove_member' && concernedId !== null) requireScopeLock(tx, userScope(concernedId));
  if (subjectId !== null && (isOfQuiz || action === 'suspend')) requireScopeLock(tx, userScope(subjectId));
}

/** Does what was decided. Warnings and dismissals do nothing else. @returns what undoing it will need */
export async function applyAction(
  tx: Tx,
  actor: Actor,
  { decisionId: removalId, case: target, action, concernedId }: Omit<CaseAction, 'undoing'>,
  now: Date,
  deps: ActionDeps,
): Promise<UndoData | null> {
  const { targetId: questionId, quizId, subjectId } = target;
  if (action === 'hide_question' && quizId !== null)
    return { hiddenId: await hideQuestion(tx, actor, { quizId, questionId }, now, deps) };
  if (action === 'take_down_quiz' && quizId !== null) return { status: await takeDownQuiz(tx, actor, quizId, now) };
  if (action === 'remove_group')
    await removeGroup(tx, { groupId: target.targetId, removalId, except: concernedId }, now);
  if (action === 'remove_member' && concernedId !== null)
    return { shares: await removeFromGroup(tx, { groupId: target.targetId, removalId, userId: concernedId }, now) };
  if (action === 'suspend' && subjectId !== null) await suspendPerson(tx, actor, subjectId, now);
  return null;
}

/** @throws AppError CONFLICT where what was decided can't be taken back */
export async function revertAction(
  tx: Tx,
  actor: Actor,
  { decisionId: removalId, case: target, action, concernedId, undoing }: CaseAction,
  now: Date,
  deps: ActionDeps,
): Promise<void> {
  const { quizId, subjectId, targetId: groupId } = target;
  if (action === 'remove_group') await restoreGroup(tx, { groupId, removalId, except: concernedId }, now);
  if (undoing && 'shares' in undoing) await restoreMember(tx, { groupId, removalId, shares: undoing.shares }, now);
  if (undoing && 'hiddenId' in undoing) await restoreQuestion(tx, actor, undoing.hiddenId, now, deps);
  if (undoing && 'status' in undoing && quizId !== null)
    await restoreTakenDownQuiz(tx, actor, { quizId, status: undoing.status }, now);
  if (action !== 'suspend') return;
  if (subjectId === null) throw new AppError('CONFLICT', 'The account was deleted.');
  await managed.restore(tx, actor, subjectId, now);
}
