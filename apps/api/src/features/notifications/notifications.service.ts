// Owns people's read marks, which say which notifications a person has read, and the groups that they muted.

import { TOO_MANY_MUTED } from '@quorbit/contracts/notifications/format-notification';
import { MAX_MUTED_GROUPS } from '@quorbit/contracts/notifications/limits';
import type { ListedNames, MuteGroupInput, NotificationList } from '@quorbit/contracts/notifications/schema';
import { raiseReadMark } from '@quorbit/contracts/notifications/unread';
import type { NotificationsReadArgs } from '@quorbit/contracts/sync/ops/notifications-read';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { listRequestersAmong } from '../friends/requests.service.ts';
import * as mutes from './mutes.repository.ts';
import { listJoinedGroupIds } from './names.repository.ts';
import { namesOf } from './names.service.ts';
import { collectIds } from './notification-subject.ts';
import * as repository from './notifications.repository.ts';

/** The caller's notifications, the newest first, for browsers that don't mirror them. */
export async function listNotifications(db: Executor, actor: Actor): Promise<NotificationList> {
  const rows = await repository.listNewest(db, actor.id);
  const [mark] = await repository.listMarks(db, [actor.id]);
  return {
    items: rows.map((row) => ({ id: row.id, ...repository.rowOf(row) })),
    readUpTo: mark?.readUpTo ?? 0,
  };
}

/**
 * Returns the names of the people, groups and quizzes that the caller's notifications mention, as far as the caller may
 * see them now; whatever was deleted has no name.
 */
export async function listNames(db: Executor, actor: Actor, now: Date): Promise<ListedNames> {
  const rows = await repository.listNewest(db, actor.id);
  const requesterIds = collectIds(
    rows.filter(({ kind }) => kind === 'friend_request'),
    'personId',
  );
  return {
    ...(await namesOf(db, actor.id, rows)),
    asking: requesterIds.length === 0 ? [] : await listRequestersAmong(db, actor, requesterIds, now),
    upTo: rows[0]?.no ?? 0,
  };
}

/** Stores the sequence number up to which the caller has read their notifications. This read mark never falls. */
export async function markRead(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  { readUpTo: requestedUpTo }: NotificationsReadArgs,
): Promise<void> {
  const [mark] = await repository.listMarks(tx, [actor.id]);
  // Without a read mark, no notification was sent to the caller yet, so there is nothing to mark.
  if (!mark) return;
  const readUpTo = raiseReadMark(mark.readUpTo, requestedUpTo, mark.lastNo);
  if (readUpTo === mark.readUpTo) return;
  await repository.upsertMark(tx, { ...mark, readUpTo });
  record(tx, userScope(actor.id), 'notificationMark', actor.id);
}

/** The ids of the groups that the caller has muted. */
export function listMutedGroups(db: Executor, actor: Actor): Promise<string[]> {
  return mutes.listMuted(db, actor.id);
}

/**
 * Mutes or unmutes a group that the caller is in.
 * @throws AppError NOT_FOUND for groups that the caller isn't in, CONFLICT beyond the maximum number of muted groups.
 */
export async function muteGroup(tx: Tx, actor: Actor, { groupId, muted }: MuteGroupInput): Promise<void> {
  if ((await listJoinedGroupIds(tx, actor.id, [groupId])).length === 0) throw notFound('Study group');
  if (!muted) return mutes.deleteMute(tx, actor.id, groupId);
  if ((await mutes.countMuted(tx, actor.id)) >= MAX_MUTED_GROUPS) throw new AppError('CONFLICT', TOO_MANY_MUTED);
  await mutes.insertMute(tx, actor.id, groupId);
}
