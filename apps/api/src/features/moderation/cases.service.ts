// Owns the moderators' views of cases.

import type { Page } from '@quorbit/contracts/lib/paging';
import { actionsFor, canDecide } from '@quorbit/contracts/moderation/actions';
import type {
  CaseDecision,
  CaseDetails,
  CaseInput,
  CaseReport,
  ListCasesInput,
  ListReportsInput,
  ModerationCase,
} from '@quorbit/contracts/moderation/schema';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { isCursorId, parseCursor, toPage } from '../../lib/paging.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { listRemovableMembers } from '../study-groups/removals.service.ts';
import { type DecisionRow, listDecisions } from './decisions.repository.ts';
import * as repository from './moderation.repository.ts';

/**
 * The maximum number of a case's decisions shown. A case has few decisions, because each new one requires that the
 * previous one was undone.
 */
const MAX_DECISIONS = 100;

/** Lists cases, newest first. @throws AppError FORBIDDEN for everybody but admins */
export async function listCases(
  db: Executor,
  actor: Actor,
  { limit, cursor, state, kind }: ListCasesInput,
): Promise<Page<ModerationCase>> {
  requireAdmin(actor);
  const after = parseCursor(cursor, [isCursorId])?.[0] ?? null;
  const rows = await repository.pageOfCases(db, { open: state === 'open', kind }, after, limit + 1);
  return toPage(
    rows,
    limit,
    (row) => [row.case.id],
    (row) => viewCase(row, actor),
  );
}

/**
 * Returns a case with its decisions and, for a study group, the members whom the caller may remove.
 * @throws AppError FORBIDDEN for everybody but admins, NOT_FOUND for an unknown case.
 */
export async function getCase(db: Executor, actor: Actor, { id }: CaseInput): Promise<CaseDetails> {
  requireAdmin(actor);
  const row = await repository.findCase(db, id);
  if (!row) throw notFound('Case');
  const decisions = await listDecisions(db, id, MAX_DECISIONS);
  const view = viewCase(row, actor);
  // The calling admin is left out, because only another admin may decide about them.
  const members = view.actions.includes('remove_member') ? await listRemovableMembers(db, view.targetId) : [];
  return {
    case: view,
    decisions: decisions.map(viewDecision),
    members: members.filter((member) => member.id !== actor.id),
  };
}

/** Lists the reports of a case, newest first. @throws AppError FORBIDDEN for everybody but admins */
export async function listReports(
  db: Executor,
  actor: Actor,
  { limit, cursor, caseId }: ListReportsInput,
): Promise<Page<CaseReport>> {
  requireAdmin(actor);
  const after = parseCursor(cursor, [isCursorId])?.[0] ?? null;
  const rows = await repository.pageOfReports(db, caseId, after, limit + 1);
  return toPage(rows, limit, ({ report }) => [report.id], viewReport);
}

function viewCase({ case: found, subject, newestAt, copy, reports }: repository.CaseRow, actor: Actor): ModerationCase {
  const { id, kind, targetId, quizId, subjectId, openedAt, decidedAt } = found;
  return {
    id,
    kind,
    targetId,
    quizId,
    reports,
    copy,
    openedAt: openedAt.toISOString(),
    newestAt: (newestAt ?? openedAt).toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    subject: personOf(subjectId, subject),
    actions: decidedAt === null && canDecide(found, actor.id) ? actionsFor(found) : [],
  };
}

function viewDecision({ decision, by, undoneBy, subject }: DecisionRow): CaseDecision {
  const { id, action, reason, adminId, subjectId, at, undoneAt, undoneById, answer, answeredAt } = decision;
  return {
    id,
    action,
    reason,
    answer,
    subject: personOf(subjectId, subject),
    by: personOf(adminId, by),
    at: at.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    undoneBy: personOf(undoneById, undoneBy),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

function viewReport({ report, reporter }: repository.ReportRow): CaseReport {
  const { id, reporterId, reason, details, copy, at } = report;
  return { id, reporter: personOf(reporterId, reporter), reason, details, copy, at: at.toISOString() };
}

function personOf(id: string | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}
