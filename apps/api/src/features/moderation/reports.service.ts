// Owns reporting: who may report what, and which copy of it a moderator gets.
import { newId } from '@quorbit/contracts/lib/ids';
import type { CaseKind } from '@quorbit/contracts/moderation/actions';
import type { ReportCopy, Reported, ReportInput } from '@quorbit/contracts/moderation/schema';
import { MAX_REPORTS } from '@quorbit/contracts/moderation/words';
import { shownChoices } from '@quorbit/contracts/quizzes/shown-answer';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { requireAtMost } from '../../lib/at-most.ts';
import { readReport } from '../attempts/read-report.service.ts';
import { describeGroup } from '../study-groups/reported-groups.service.ts';
import * as repository from './moderation.repository.ts';

const DAY_MS = 86_400_000;

type Said<K extends CaseKind> = Extract<ReportInput, { kind: K }>;

/** What is reported, as a moderator will see it. */
interface Thing {
  kind: CaseKind;
  targetId: string;
  quizId: string | null;
  subjectId: string | null;
  copy: ReportCopy;
}

/**
 * Notes what somebody says about a question, a person or a group. Saying it again, while nobody has decided, changes
 * nothing. The caller has locked the reporter's scope.
 * @throws AppError NOT_FOUND for what the reporter doesn't see, CONFLICT for oneself and one's own, TOO_MANY for the 21st
 * report within a day
 */
export async function report(tx: Tx, actor: Actor, input: ReportInput, now: Date): Promise<Reported> {
  return addReport(tx, actor, await thingOf(tx, actor, input, now), input, now);
}

/** The same about a player of a room, with what the player wrote last. The room has checked that both are in it. */
export async function reportPlayer(
  tx: Tx,
  actor: Actor,
  { playerId, reason }: { playerId: string; reason: string },
  now: Date,
  { chat }: { chat: readonly { message: string; timestamp: string }[] },
): Promise<Reported> {
  const player = await person(tx, actor, playerId, { missing: 'Player', chat });
  return addReport(tx, actor, player, { reason: 'other', details: reason }, now);
}

function thingOf(tx: Tx, actor: Actor, input: ReportInput, now: Date): Promise<Thing> {
  if (input.kind === 'question') return question(tx, actor, input, now);
  if (input.kind === 'group') return group(tx, actor, input);
  return person(tx, actor, input.userId, { missing: 'User', chat: [] });
}

/** The question as an attempt that the reporter may read asked it, without its key. */
async function question(tx: Tx, actor: Actor, input: Said<'question'>, now: Date): Promise<Thing> {
  const whose = actor.role === 'admin' ? null : actor.id;
  const { quiz, answers } = await readReport(tx, actor, { id: input.attemptId, whose }, now);
  const asked = answers.find(({ questionId }) => questionId === input.questionId);
  if (!asked) throw notFound('Question');
  const subjectId = await repository.ownerOf(tx, quiz.id);
  if (subjectId === actor.id) throw new AppError('CONFLICT', 'This is your own question. Change it in the editor.');
  const choices = shownChoices({ ...asked, order: null })?.map(({ text }) => text) ?? [];
  const copy = { kind: 'question' as const, quizTitle: quiz.title, question: asked.question, choices };
  return { kind: 'question', targetId: input.questionId, quizId: quiz.id, subjectId, copy };
}

async function person(
  tx: Tx,
  actor: Actor,
  userId: string,
  { missing, chat }: { missing: string; chat: readonly { message: string; timestamp: string }[] },
): Promise<Thing> {
  if (userId === actor.id) throw new AppError('CONFLICT', "You can't report yourself.");
  const name = await repository.nameOf(tx, userId);
  if (name === undefined) throw notFound(missing);
  const copy = { kind: 'person' as const, name, chat: [...chat] };
  return { kind: 'person', targetId: userId, quizId: null, subjectId: userId, copy };
}

async function group(tx: Tx, actor: Actor, { groupId }: Said<'group'>): Promise<Thing> {
  const { name, description, adminId } = await describeGroup(tx, actor, groupId);
  if (adminId === actor.id) throw new AppError('CONFLICT', 'You run this group. Change it in its settings.');
  const copy = { kind: 'group' as const, name, description };
  return { kind: 'group', targetId: groupId, quizId: null, subjectId: adminId, copy };
}

async function addReport(
  tx: Tx,
  actor: Actor,
  { copy, ...thing }: Thing,
  said: Pick<ReportInput, 'reason' | 'details'>,
  now: Date,
): Promise<Reported> {
  const open = await repository.findOpenCase(tx, thing.kind, thing.targetId);
  if (open !== undefined && (await repository.hasReported(tx, open, actor.id))) return { already: true };
  await requireFew(tx, actor, now);
  const caseId = open ?? (await openCase(tx, thing, now));
  const { reason, details } = said;
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

/** The case about a thing that had none: a new one, or that of somebody who reports it at this moment. */
async function openCase(tx: Tx, thing: Omit<Thing, 'copy'>, now: Date): Promise<string> {
  await repository.insertCase(tx, { id: newId(now.getTime()), ...thing, openedAt: now });
  const id = await repository.findOpenCase(tx, thing.kind, thing.targetId);
  // Somebody else opened one and another decided it, both since this transaction looked.
  if (id === undefined) throw new AppError('CONFLICT', 'This was decided a moment ago. Report it again if it goes on.');
  return id;
}

async function requireFew(tx: Tx, actor: Actor, now: Date): Promise<void> {
  const made = await repository.listMade(tx, actor.id, new Date(now.getTime() - DAY_MS), MAX_REPORTS);
  const words = `You've made ${MAX_REPORTS} reports today. We have them all; report more tomorrow.`;
  requireAtMost(made, { times: MAX_REPORTS, within: DAY_MS }, now, words);
}
