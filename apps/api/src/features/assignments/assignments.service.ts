// Manages assignments: shared quizzes that a study group's admins want taken by a due day.
import { assignmentStateOf, isDueDateAllowed, oldestShownDueDay } from '@quorbit/contracts/assignments/due';
import { WRONG_DUE_DATE } from '@quorbit/contracts/assignments/messages';
import type {
  AssignmentProgress,
  GroupAssignment,
  OwnAssignment,
  SetAssignmentInput,
} from '@quorbit/contracts/assignments/schema';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { GroupInput, GroupQuizInput } from '@quorbit/contracts/study-groups/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { invalidField, notFound } from '../../lib/app-error.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { listMemberIds } from '../study-groups/members.service.ts';
import { isQuizShared } from '../study-groups/shares.service.ts';
import { lockGroupAsAdmin, requireGroupAdmin, requireGroupMember } from '../study-groups/study-groups.service.ts';
import * as repository from './assignments.repository.ts';

/** Lists a group's assignments for its members. @throws AppError as `requireGroupMember` does */
export async function listAssignments(db: Executor, actor: Actor, { id }: GroupInput): Promise<GroupAssignment[]> {
  const { role } = await requireGroupMember(db, actor, id);
  const rows = await repository.listByGroup(db, id, actor);
  return rows.map(({ doneOn, doneCount, ...assignment }) => ({
    ...assignment,
    state: assignmentStateOf(assignment.dueOn, doneOn),
    doneCount: role === 'admin' ? doneCount : null,
  }));
}

/** Lists the assignments in the caller's groups that the caller hasn't done, until two weeks after the due day. */
export async function listOwnAssignments(db: Executor, actor: Actor, now: Date): Promise<OwnAssignment[]> {
  const rows = await repository.listUndone(db, actor, oldestShownDueDay(learnerDay(now, actor.timeZone)));
  const names = await repository.listGroupNames(db, [...new Set(rows.map(({ groupId }) => groupId))]);
  return rows.flatMap(({ groupId, ...assignment }) => {
    const name = names.get(groupId);
    return name === undefined ? [] : [{ ...assignment, group: { id: groupId, name } }];
  });
}

/**
 * Returns which group members have done the assignment, and the percentage of each member who agreed to show it.
 * @throws AppError NOT_FOUND for a quiz that isn't set, otherwise as `requireGroupAdmin` does.
 */
export async function getProgress(
  db: Executor,
  actor: Actor,
  { id, quizId }: GroupQuizInput,
): Promise<AssignmentProgress> {
  await requireGroupAdmin(db, actor, id);
  const found = await repository.findAssignment(db, id, quizId);
  if (!found) throw notFound('Assignment');
  const { title, dueOn, setAt } = found;
  const rows = await repository.listProgress(db, id, quizId, setAt, actor.id);
  return {
    title,
    dueOn,
    members: rows.map(({ userId, name, doneOn, finishedAt, percentage, showsPercent }) => ({
      user: { id: userId, name },
      state: assignmentStateOf(dueOn, doneOn),
      doneAt: finishedAt?.toISOString() ?? null,
      percentage,
      showsPercent,
    })),
  };
}

/**
 * Sets one of the group's shared quizzes as an assignment with a due day, or changes the due day.
 * @throws AppError INVALID for a day in the past or too far ahead, NOT_FOUND for a quiz that the group doesn't share,
 * otherwise as `requireGroupAdmin` does.
 */
export async function setAssignment(
  tx: Tx,
  actor: Actor,
  { id, quizId, dueOn }: SetAssignmentInput,
  now: Date,
): Promise<void> {
  await requireGroupAdmin(tx, actor, id);
  if (!isDueDateAllowed(dueOn, learnerDay(now, actor.timeZone))) throw invalidField('dueOn', WRONG_DUE_DATE);
  await lockGroupAsAdmin(tx, actor, id);
  if (!(await isQuizShared(tx, id, quizId))) throw notFound('Quiz');
  await repository.upsertAssignment(tx, { groupId: id, quizId, dueOn, setAt: now, setBy: actor.id });
  const others = (await listMemberIds(tx, actor, { id })).filter((userId) => userId !== actor.id);
  // The due day is part of the notification's source, so members are notified again when it changes.
  const notice = { kind: 'assignment', source: `${id}:${quizId}:${dueOn}` } as const;
  const about = { personId: actor.id, groupId: id, quizId };
  await notify(
    tx,
    others.map((userId) => ({ userId, ...notice, about })),
    now,
  );
}

/**
 * Deletes an assignment.
 * @throws AppError NOT_FOUND for a quiz that isn't set, otherwise as `requireGroupAdmin` does.
 */
export async function removeAssignment(tx: Tx, actor: Actor, { id, quizId }: GroupQuizInput): Promise<void> {
  await lockGroupAsAdmin(tx, actor, id);
  if (!(await repository.deleteAssignment(tx, id, quizId))) throw notFound('Assignment');
}
