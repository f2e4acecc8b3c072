// Manages which quizzes groups share.
import { MAX_SHARED_QUIZZES } from '@quorbit/contracts/study-groups/limits';
import {
  ALREADY_SHARED,
  DELETED_PERSON,
  GROUP_ADMINS_ONLY,
  NOT_SHAREABLE,
  TOO_MANY_SHARED,
} from '@quorbit/contracts/study-groups/messages';
import type { GroupInput, GroupQuizInput, SharedQuiz } from '@quorbit/contracts/study-groups/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { getVisibleQuiz } from '../quizzes/quizzes.service.ts';
import { requireMemberRole } from './group-access.ts';
import * as repository from './shares.repository.ts';
import { findGroup, insertActivity, listMemberIds, lockGroup } from './study-groups.repository.ts';

/** Returns the quizzes of a group, for its members. @throws AppError as `requireMemberRole` does */
export async function listSharedQuizzes(db: Executor, actor: Actor, { id }: GroupInput): Promise<SharedQuiz[]> {
  const { role } = requireMemberRole(await findGroup(db, id, actor.id));
  const rows = await repository.listGroupQuizzes(db, id, actor);
  return rows.map(({ sharedBy, sharerId, sharedAt, ...quiz }) => ({
    ...quiz,
    sharedBy: sharedBy ?? DELETED_PERSON,
    sharedAt: sharedAt.toISOString(),
    removable: role === 'admin' || sharerId === actor.id,
  }));
}

/** Returns whether a group shares a quiz. */
export async function isQuizShared(db: Executor, groupId: string, quizId: string): Promise<boolean> {
  return (await repository.findShare(db, groupId, quizId)) !== undefined;
}

/**
 * Shares a quiz with all members of a group: one of the caller's own that is published, or one for everyone.
 * @throws AppError NOT_FOUND for a quiz that the caller may not see, FORBIDDEN for premium quizzes of others, CONFLICT
 * for a quiz that is shared already or can't be, and if the group has the maximum number of quizzes; otherwise as
 * `requireMemberRole` does.
 */
export async function shareQuiz(tx: Tx, actor: Actor, { id, quizId }: GroupQuizInput, now: Date): Promise<void> {
  requireMemberRole(await findGroup(tx, id, actor.id));
  const { quiz } = await getVisibleQuiz(tx, actor, quizId);
  if (quiz.ownerId !== actor.id && quiz.audience !== 'everyone') throw new AppError('FORBIDDEN', NOT_SHAREABLE);
  if (quiz.audience === 'private' || quiz.status !== 'published' || quiz.questionCount === 0)
    throw new AppError('CONFLICT', NOT_SHAREABLE);
  await requireShareable(tx, id, quizId);
  await lockGroup(tx, id);
  requireMemberRole(await findGroup(tx, id, actor.id));
  await requireShareable(tx, id, quizId);
  await repository.insertShare(tx, { groupId: id, quizId, sharedBy: actor.id, sharedAt: now });
  const { title } = quiz;
  await insertActivity(tx, {
    groupId: id,
    userId: actor.id,
    type: 'quiz_shared',
    quiz: { id: quizId, title },
    at: now,
  });
  await repository.enqueueQuizzes(tx, [quizId], now);
  const others = (await listMemberIds(tx, id)).filter((userId) => userId !== actor.id);
  // Each share of this quiz has the same source, so members aren't notified again if it's removed and shared again.
  const notice = { kind: 'quiz_shared', source: `${id}:${quizId}` } as const;
  const about = { personId: actor.id, groupId: id, quizId };
  await notify(
    tx,
    others.map((userId) => ({ userId, ...notice, about })),
    now,
  );
}

async function requireShareable(tx: Tx, groupId: string, quizId: string): Promise<void> {
  if (await repository.findShare(tx, groupId, quizId)) throw new AppError('CONFLICT', ALREADY_SHARED);
  if ((await repository.countShared(tx, groupId)).all >= MAX_SHARED_QUIZZES)
    throw new AppError('CONFLICT', TOO_MANY_SHARED);
}

/**
 * Removes a quiz from a group; its sharer and the group's admins may do so.
 * @throws AppError NOT_FOUND for a quiz that isn't shared, FORBIDDEN for other members; otherwise as
 * `requireMemberRole` does.
 */
export async function unshareQuiz(tx: Tx, actor: Actor, { id, quizId }: GroupQuizInput, now: Date): Promise<void> {
  const { role } = requireMemberRole(await findGroup(tx, id, actor.id));
  const share = await repository.findShare(tx, id, quizId);
  if (!share) throw notFound('Quiz');
  if (role !== 'admin' && share.sharedBy !== actor.id) throw new AppError('FORBIDDEN', GROUP_ADMINS_ONLY);
  await repository.deleteShare(tx, id, quizId);
  await repository.enqueueQuizzes(tx, [quizId], now);
}
