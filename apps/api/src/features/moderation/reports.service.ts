// Owns reporting questions, people and groups: who may report what, and the copy of the reported content that
// moderators get.
import { newId } from '@quorbit/contracts/lib/ids';
import type { CaseKind } from '@quorbit/contracts/moderation/actions';
import { MAX_REPORTS } from '@quorbit/contracts/moderation/messages';
import type { ReportCopy, ReportInput, ReportResult } from '@quorbit/contracts/moderation/schema';
import { toDisplayChoices } from '@quorbit/contracts/quizzes/answer-display';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { requireWithinQuota } from '../../lib/quota.ts';
import { getVisibleReport } from '../attempts/visible-report.service.ts';
import { describeGroup } from '../study-groups/reported-groups.service.ts';
import * as repository from './moderation.repository.ts';

const DAY_MS = 86_400_000;

type ReportOf<K extends CaseKind> = Extract<ReportInput, { kind: K }>;

/** A report's target, with the copy that moderators will see. */
interface ReportTarget {
  kind: CaseKind;
  targetId: string;
  quizId: string | null;
  subjectId: string | null;
  copy: ReportCopy;
}

/**
 * Stores a report about a question, a person or a group. Reporting the same again while its case is open changes
 * nothing. The caller has locked the reporter's scope.
 * @throws AppError NOT_FOUND for targets that the reporter can't see, CONFLICT for reporting oneself, one's own
 * question or a group that one runs, TOO_MANY for the 21st report within a day.
 */
export async function createReport(tx: Tx, actor: Actor, input: ReportInput, now: Date): Promise<ReportResult> {
  return saveReport(tx, actor, await findTarget(tx, actor, input, now), input, now);
}

/**
 * Stores a report about a player of a room, with the player's last chat messages. The room has checked that reporter
 * and player are in it.
 * @throws AppError as `createReport` does.
 */
export async function reportPlayer(
  tx: Tx,
  actor: Actor,
  { playerId, reason }: { playerId: string; reason: string },
  now: Date,
  { chat }: { chat: readonly { message: string; timestamp: string }[] },
): Promise<ReportResult> {
  const player = await getPersonTarget(tx, actor, playerId, { missing: 'Player', chat });
  return saveReport(tx, actor, player, { reason: 'other', details: reason }, now);
}

function findTarget(tx: Tx, actor: Actor, input: ReportInput, now: Date): Promise<ReportTarget> {
  if (input.kind === 'question') return getQuestionTarget(tx, actor, input, now);
  if (input.kind === 'group') return getGroupTarget(tx, actor, input);
  return getPersonTarget(tx, actor, input.userId, { missing: 'User', chat: [] });
}

/**
 * Builds a report's target from a question in an attempt that the reporter may read. The copy doesn't include the
 * question's key.
 */
async function getQuestionTarget(tx: Tx, actor: Actor, input: ReportOf<'question'>, now: Date): Promise<ReportTarget> {
  const learnerId = actor.role === 'admin' ? null : actor.id;
  const { quiz, answers } = await getVisibleReport(tx, actor, { id: input.attemptId, whose: learnerId }, now);
  const reportedAnswer = answers.find(({ questionId }) => questionId === input.questionId);
  if (!reportedAnswer) throw notFound('Question');
  const subjectId = await repository.findOwnerId(tx, quiz.id);
  if (subjectId === actor.id) throw new AppError('CONFLICT', 'This is your own question. Change it in the editor.');
  const choices = toDisplayChoices({ ...reportedAnswer, order: null })?.map(({ text }) => text) ?? [];
  const copy = { kind: 'question' as const, quizTitle: quiz.title, question: reportedAnswer.question, choices };
  return { kind: 'question', targetId: input.questionId, quizId: quiz.id, subjectId, copy };
}

async function getPersonTarget(
  tx: Tx,
  actor: Actor,
  userId: string,
  { missing, chat }: { missing: string; chat: readonly { message: string; timestamp: string }[] },
): Promise<ReportTarget> {
  if (userId === actor.id) throw new AppError('CONFLICT', "You can't report yourself.");
  const name = await repository.findName(tx, userId);
  if (name === undefined) throw notFound(missing);
  const copy = { kind: 'person' as const, name, chat: [...chat] };
  return { kind: 'person', targetId: userId, quizId: null, subjectId: userId, copy };
}

async function getGroupTarget(tx: Tx, actor: Actor, { groupId }: ReportOf<'group'>): Promise<ReportTarget> {
  const { name, description, adminId } = await describeGroup(tx, actor, groupId);
  if (adminId === actor.id) throw new AppError('CONFLICT', 'You run this group. Change it in its settings.');
  const copy = { kind: 'group' as const, name, description };
  return { kind: 'group', targetId: groupId, quizId: null, subjectId: adminId, copy };
}

async function saveReport(
  tx: Tx,
  actor: Actor,
  { copy, ...target }: ReportTarget,
  statement: Pick<ReportInput, 'reason' | 'details'>,
  now: Date,
): Promise<ReportResult> {
  const open = await repository.findOpenCase(tx, target.kind, target.targetId);
  if (open !== undefined && (await repository.hasReported(tx, open, actor.id))) return { already: true };
  await requireReportQuota(tx, actor, now);
  const caseId = open ?? (await createCase(tx, target, now));
  const { reason, details } = statement;
  await repository.insertReport(tx, {
    id: newId(now.getTime()),
    caseId,
    reporterId: actor.id,
    reason,
    details,
    copy,
    at: now,
  });
  return { already: false };
}

/**
 * Returns the id of a case about a target that had none: a new one, or one opened by another report at the same moment.
 */
async function createCase(tx: Tx, target: Omit<ReportTarget, 'copy'>, now: Date): Promise<string> {
  await repository.insertCase(tx, { id: newId(now.getTime()), ...target, openedAt: now });
  const id = await repository.findOpenCase(tx, target.kind, target.targetId);
  // Another report opened a case and an admin decided it, both since this transaction's first check.
  if (id === undefined) throw new AppError('CONFLICT', 'This was decided a moment ago. Report it again if it goes on.');
  return id;
}

async function requireReportQuota(tx: Tx, actor: Actor, now: Date): Promise<void> {
  const reportTimes = await repository.listReportTimes(tx, actor.id, new Date(now.getTime() - DAY_MS), MAX_REPORTS);
  const message = `You've made ${MAX_REPORTS} reports today. We have them all; report more tomorrow.`;
  requireWithinQuota(reportTimes, { times: MAX_REPORTS, withinMs: DAY_MS }, now, message);
}
