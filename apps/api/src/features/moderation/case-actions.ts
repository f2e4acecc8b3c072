// Applies moderation decisions, and reverts them when a decision is undone.
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

/** One decision of a moderator; `undoing` holds the data that was stored when it was applied, for undoing it. */
interface CaseAction {
  decisionId: string;
  case: StoredCase;
  action: ModerationAction;
  /** The person the decision concerns; for a removed member, that member. */
  concernedId: string | null;
  undoing: UndoData | null;
}

/**
 * Requires a recent confirmation of the admin's identity for suspensions, as administration does. It runs before
 * anything is locked.
 * @throws AppError CONFIRM_FIRST without a sign-in or confirmation in the last five minutes.
 */
export async function requireConfirmedFor(tx: Tx, actor: Actor, action: ModerationAction, now: Date): Promise<void> {
  if (action === 'suspend') await requireConfirmed(tx, actor, now);
}

/**
 * Locks the scopes in which the action will record changes, before the case is locked.
 * @param concernedId the person the decision concerns.
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

/**
 * Applies a moderator's decision. Warnings and dismissals change nothing besides the decision itself.
 * @returns the data for undoing it; null if none is needed.
 */
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

/** Reverts the effects of a decision. @throws AppError CONFLICT if they can't be reverted */
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
