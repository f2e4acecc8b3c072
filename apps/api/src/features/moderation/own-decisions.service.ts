// Owns the decisions that people read about themselves, and their answers.
import type { Page } from '@quorbit/contracts/lib/paging';
import { ALREADY_ANSWERED } from '@quorbit/contracts/moderation/messages';
import type {
  AnswerInput,
  ListDecisionsInput,
  OwnDecision,
  ReportCopy,
  UnreadDecisions,
} from '@quorbit/contracts/moderation/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { isCursorId, parseCursor, toPage } from '../../lib/paging.ts';
import * as repository from './decisions.repository.ts';

/** Returns the decisions about the caller, newest first. */
export async function listOwnDecisions(
  db: Executor,
  actor: Actor,
  { limit, cursor }: ListDecisionsInput,
): Promise<Page<OwnDecision>> {
  const after = parseCursor(cursor, [isCursorId])?.[0] ?? null;
  const rows = await repository.pageOfOwnDecisions(db, actor.id, after, limit + 1);
  return toPage(rows, limit, ({ decision }) => [decision.id], viewOwnDecision);
}

/**
 * Returns whether the caller has an unread decision about themselves; a decision becomes unread again when it is
 * undone.
 */
export async function getUnread(db: Executor, actor: Actor): Promise<UnreadDecisions> {
  return { unread: await repository.hasUnread(db, actor.id) };
}

/** Marks all decisions about the caller as read. */
export function markRead(tx: Tx, actor: Actor, now: Date): Promise<void> {
  return repository.markRead(tx, actor.id, now);
}

/**
 * Stores the caller's answer to a decision, once.
 * @throws AppError NOT_FOUND for decisions about others, CONFLICT for a second answer.
 */
export async function answerDecision(
  tx: Tx,
  actor: Actor,
  { id, answer: text }: AnswerInput,
  now: Date,
): Promise<void> {
  const decision = await repository.lockDecision(tx, id);
  if (decision?.subjectId !== actor.id) throw notFound('Decision');
  if (decision.answeredAt !== null) throw new AppError('CONFLICT', ALREADY_ANSWERED);
  await repository.updateDecision(tx, id, { answer: text, answeredAt: now, readAt: decision.readAt ?? now });
}

function viewOwnDecision({ decision, kind, copy }: repository.OwnDecisionRow): OwnDecision {
  const { id, action, reason, at, undoneAt, readAt, answer: text, answeredAt } = decision;
  return {
    id,
    kind,
    action,
    reason,
    answer: text,
    about: copy === null ? null : aboutOf(copy),
    at: at.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    unread: readAt === null,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/**
 * Describes the reported target in words; null for people. Chat messages from a room aren't shown, because they would
 * reveal who was there, and so who reported them.
 */
function aboutOf(copy: ReportCopy): string | null {
  if (copy.kind === 'question') return `${copy.quizTitle}: ${copy.question}`;
  return copy.kind === 'group' ? copy.name : null;
}
