// Owns deciding cases and undoing decisions: one admin wins, nobody decides about oneself, and everything is audited.
import type { AuditAction } from '@quorbit/contracts/administration/audit-actions';
import { newId } from '@quorbit/contracts/lib/ids';
import { actionsFor, isTold, type ModerationAction, mayDecide } from '@quorbit/contracts/moderation/actions';
import type { CaseDetails, DecideInput, DecisionInput } from '@quorbit/contracts/moderation/schema';
import { ABOUT_YOURSELF, DECIDED_ALREADY, UNDONE_ALREADY } from '@quorbit/contracts/moderation/words';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, notFound, wrongField } from '../../lib/app-error.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { audit } from '../audit/audit.service.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { carryOut, holdScopes, requireFor, takeBack } from './acts.ts';
import { getCase } from './cases.service.ts';
import { findDecision, insertDecision, lockDecision, updateDecision } from './decisions.repository.ts';
import * as repository from './moderation.repository.ts';

const AUDITED = {
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
 * @throws AppError FORBIDDEN for everybody but admins and for cases about oneself, CONFIRM_FIRST before suspending,
 * NOT_FOUND, INVALID for an action that this case doesn't have, CONFLICT where somebody else has decided
 * and where the group or its member is gone
 */
export async function decide(
  tx: Tx,
  actor: Actor,
  { caseId, action, memberId, reason }: DecideInput,
  now: Date,
  deps: Pick<Deps, 'attemptQueries'>,
): Promise<CaseDetails> {
  requireAdmin(actor);
  const found = await caseFor(tx, actor, caseId);
  const chosenId = action === 'remove_member' ? (memberId ?? null) : null;
  if (chosenId === actor.id) throw new AppError('FORBIDDEN', ABOUT_YOURSELF);
  await requireFor(tx, actor, action, now);
  holdScopes(tx, found, action, chosenId);
  const about = await repository.lockCase(tx, caseId);
  if (!about) throw notFound('Case');
  if (about.decidedAt !== null) throw new AppError('CONFLICT', DECIDED_ALREADY);
  if (!actionsFor(about).includes(action)) throw wrongField('action', "This can't be decided about this case.");
  const concernedId = chosenId ?? about.subjectId;
  const id = newId(now.getTime());
  const undoing = await carryOut(tx, actor, { decisionId: id, case: about, action, concernedId }, now, deps);
  await repository.updateCase(tx, caseId, { decidedAt: now });
  const subjectId = isTold(action) ? concernedId : null;
  await insertDecision(tx, { id, caseId, adminId: actor.id, action, reason, undoing, at: now, subjectId });
  await notifySubject(tx, subjectId, id, now);
  await note(tx, actor, { ...about, subjectId: concernedId }, AUDITED[action], now);
  return getCase(tx, actor, { id: caseId });
}

/**
 * Takes a decision back: the question, the quiz, the group and its member return, a suspension is lifted, a warning withdrawn. The case is open
 * again, unless the same thing was reported anew since.
 * @throws AppError FORBIDDEN and CONFIRM_FIRST as `decide`, NOT_FOUND, CONFLICT where somebody else has undone it
 */
export async function undo(
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
  const about = await caseFor(tx, actor, caseId);
  if (found.subjectId === actor.id) throw new AppError('FORBIDDEN', ABOUT_YOURSELF);
  await requireFor(tx, actor, action, now);
  holdScopes(tx, about, action, found.subjectId);
  await repository.lockCase(tx, caseId);
  const decision = await lockDecision(tx, id);
  if (!decision) throw notFound('Decision');
  if (decision.undoneAt !== null) throw new AppError('CONFLICT', UNDONE_ALREADY);
  await takeBack(
    tx,
    actor,
    { decisionId: id, case: about, action, concernedId: decision.subjectId, undoing: decision.undoing },
    now,
    deps,
  );
  await updateDecision(tx, id, { undoneAt: now, undoneById: actor.id, readAt: null });
  await notifySubject(tx, decision.subjectId, `${id}:undone`, now);
  await reopen(tx, about);
  const concernedId = decision.subjectId ?? about.subjectId;
  await note(tx, actor, { ...about, subjectId: concernedId }, 'moderation.undone', now, AUDITED[action]);
  return getCase(tx, actor, { id: caseId });
}

/** Whom a decision concerns reads of it on a page; the notification says neither what nor by whom. */
async function notifySubject(tx: Tx, userId: string | null, source: string, now: Date): Promise<void> {
  if (userId !== null) await notify(tx, [{ userId, kind: 'moderation_decision', source, about: {} }], now);
}

/** @throws AppError NOT_FOUND, FORBIDDEN for cases about oneself */
async function caseFor(tx: Tx, actor: Actor, id: string): Promise<repository.StoredCase> {
  const found = await repository.findStoredCase(tx, id);
  if (!found) throw notFound('Case');
  if (!mayDecide(found, actor.id)) throw new AppError('FORBIDDEN', ABOUT_YOURSELF);
  return found;
}

async function reopen(tx: Tx, { id, kind, targetId }: repository.StoredCase): Promise<void> {
  if ((await repository.findOpenCase(tx, kind, targetId)) === undefined)
    await repository.updateCase(tx, id, { decidedAt: null });
}

async function note(
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
