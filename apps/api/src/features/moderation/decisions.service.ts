// Owns deciding cases and undoing decisions: of two admins only one succeeds, admins can't decide about themselves, and
// everything is audited.
import type { AuditAction } from '@quorbit/contracts/administration/audit-actions';
import { newId } from '@quorbit/contracts/lib/ids';
import { actionsFor, canDecide, isNotified, type ModerationAction } from '@quorbit/contracts/moderation/actions';
import { ALREADY_DECIDED, ALREADY_UNDONE, OWN_CASE } from '@quorbit/contracts/moderation/messages';
import type { CaseDetails, DecideInput, DecisionInput } from '@quorbit/contracts/moderation/schema';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, invalidField, notFound } from '../../lib/app-error.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { audit } from '../audit/audit.service.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { applyAction, lockScopesFor, requireConfirmedFor, revertAction } from './case-actions.ts';
import { getCase } from './cases.service.ts';
import { findDecision, insertDecision, lockDecision, updateDecision } from './decisions.repository.ts';
import * as repository from './moderation.repository.ts';

const AUDIT_ACTIONS = {
  dismiss: 'moderation.dismissed',
  hide_question: 'moderation.question-hidden',
  take_down_quiz: 'moderation.quiz-taken-down',
  remove_group: 'moderation.group-removed',
  remove_member: 'moderation.member-removed',
  warn: 'moderation.warned',
  suspend: 'moderation.suspended',
} as const satisfies Record<ModerationAction, AuditAction>;

/**
 * Decides an open case.
 * @throws AppError FORBIDDEN for everybody but admins and for cases about oneself, CONFIRM_FIRST before suspending
 * without a recent confirmation, NOT_FOUND for an unknown case, INVALID for an action that this case doesn't allow,
 * CONFLICT if the case is already decided or the target no longer exists.
 */
export async function decideCase(
  tx: Tx,
  actor: Actor,
  { caseId, action, memberId, reason }: DecideInput,
  now: Date,
  deps: Pick<Deps, 'attemptQueries'>,
): Promise<CaseDetails> {
  requireAdmin(actor);
  const found = await getDecidableCase(tx, actor, caseId);
  const removedMemberId = action === 'remove_member' ? (memberId ?? null) : null;
  if (removedMemberId === actor.id) throw new AppError('FORBIDDEN', OWN_CASE);
  await requireConfirmedFor(tx, actor, action, now);
  lockScopesFor(tx, found, action, removedMemberId);
  const lockedCase = await repository.lockCase(tx, caseId);
  if (!lockedCase) throw notFound('Case');
  if (lockedCase.decidedAt !== null) throw new AppError('CONFLICT', ALREADY_DECIDED);
  if (!actionsFor(lockedCase).includes(action)) throw invalidField('action', "This can't be decided about this case.");
  const concernedId = removedMemberId ?? lockedCase.subjectId;
  const id = newId(now.getTime());
  const undoing = await applyAction(tx, actor, { decisionId: id, case: lockedCase, action, concernedId }, now, deps);
  await repository.updateCase(tx, caseId, { decidedAt: now });
  const subjectId = isNotified(action) ? concernedId : null;
  await insertDecision(tx, { id, caseId, adminId: actor.id, action, reason, undoing, at: now, subjectId });
  await notifySubject(tx, subjectId, id, now);
  await auditDecision(tx, actor, { ...lockedCase, subjectId: concernedId }, AUDIT_ACTIONS[action], now);
  return getCase(tx, actor, { id: caseId });
}

/**
 * Undoes a decision: the question, quiz, group or member is restored, a suspension lifted, a warning withdrawn. The
 * case is open again, unless the same target was reported again since.
 * @throws AppError FORBIDDEN and CONFIRM_FIRST as `decideCase` does, NOT_FOUND for an unknown decision, CONFLICT if it
 * was already undone or can't be reverted.
 */
export async function undoDecision(
  tx: Tx,
  actor: Actor,
  { id }: DecisionInput,
  now: Date,
  deps: Pick<Deps, 'attemptQueries'>,
): Promise<CaseDetails> {
  requireAdmin(actor);
  const found = await findDecision(tx, id);
  if (!found) throw notFound('Decision');
  const { caseId, action } = found;
  const decidedCase = await getDecidableCase(tx, actor, caseId);
  if (found.subjectId === actor.id) throw new AppError('FORBIDDEN', OWN_CASE);
  await requireConfirmedFor(tx, actor, action, now);
  lockScopesFor(tx, decidedCase, action, found.subjectId);
  await repository.lockCase(tx, caseId);
  const decision = await lockDecision(tx, id);
  if (!decision) throw notFound('Decision');
  if (decision.undoneAt !== null) throw new AppError('CONFLICT', ALREADY_UNDONE);
  await revertAction(
    tx,
    actor,
    { decisionId: id, case: decidedCase, action, concernedId: decision.subjectId, undoing: decision.undoing },
    now,
    deps,
  );
  await updateDecision(tx, id, { undoneAt: now, undoneById: actor.id, readAt: null });
  await notifySubject(tx, decision.subjectId, `${id}:undone`, now);
  await reopenCase(tx, decidedCase);
  const concernedId = decision.subjectId ?? decidedCase.subjectId;
  await auditDecision(
    tx,
    actor,
    { ...decidedCase, subjectId: concernedId },
    'moderation.undone',
    now,
    AUDIT_ACTIONS[action],
  );
  return getCase(tx, actor, { id: caseId });
}

/**
 * Notifies the person a decision concerns. The notification names neither the decision nor the admin; the person reads
 * the decision on a page.
 */
async function notifySubject(tx: Tx, userId: string | null, source: string, now: Date): Promise<void> {
  if (userId !== null) await notify(tx, [{ userId, kind: 'moderation_decision', source, about: {} }], now);
}

/**
 * Returns a case that this admin may decide.
 * @throws AppError NOT_FOUND for an unknown case, FORBIDDEN for cases about oneself.
 */
async function getDecidableCase(tx: Tx, actor: Actor, id: string): Promise<repository.StoredCase> {
  const found = await repository.findStoredCase(tx, id);
  if (!found) throw notFound('Case');
  if (!canDecide(found, actor.id)) throw new AppError('FORBIDDEN', OWN_CASE);
  return found;
}

async function reopenCase(tx: Tx, { id, kind, targetId }: repository.StoredCase): Promise<void> {
  if ((await repository.findOpenCase(tx, kind, targetId)) === undefined)
    await repository.updateCase(tx, id, { decidedAt: null });
}

async function auditDecision(
  tx: Tx,
  actor: Actor,
  { id, subjectId, targetId }: repository.StoredCase,
  action: AuditAction,
  at: Date,
  undone?: AuditAction,
): Promise<void> {
  const details = undone === undefined ? `case ${id}` : `${undone}, case ${id}`;
  await audit(tx, { actorId: actor.id, subjectId: subjectId ?? targetId, action, details, at });
}
