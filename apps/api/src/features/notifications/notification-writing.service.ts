// Owns writing queued notifications for the recipients who want them, and deleting old ones.
import { newId } from '@quorbit/contracts/lib/ids';
import { formatNotification, pickNames } from '@quorbit/contracts/notifications/format-notification';
import { isKindWanted, isPushWanted, SETTING_BY_KIND } from '@quorbit/contracts/notifications/kinds';
import { MAX_NOTIFICATIONS, retainedSince } from '@quorbit/contracts/notifications/limits';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { dequeueNotifications } from '../notification-queue/notification-queue.service.ts';
import { enqueuePushes } from '../pushes/pushes.service.ts';
import { listMuted } from './mutes.repository.ts';
import { listJoinedGroupIds, readSettings } from './names.repository.ts';
import { namesOf } from './names.service.ts';
import { collectIds, GROUP_REMOVED, needsMembership } from './notification-subject.ts';
import * as repository from './notifications.repository.ts';

/** The maximum number of notifications written in one transaction. */
const BATCH = 100;
const SETTINGS = [...Object.values(SETTING_BY_KIND), 'notifyByPush'];

type QueuedNotification = Awaited<ReturnType<typeof dequeueNotifications>>[number];

/**
 * Writes a user's queued notifications. The transaction holds the user's scope: when two processes try it, the second
 * finds nothing left.
 * @returns whether there may be more.
 */
export async function writeQueued(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const queued = await dequeueNotifications(tx, userId, BATCH);
  if (queued.length === 0) return false;
  const settings = await readSettings(tx, userId, SETTINGS);
  const wanted = queued.filter(({ kind }) => isKindWanted(kind, settings));
  const written = await insertNew(tx, userId, await filterVisible(tx, userId, wanted), now);
  if (isPushWanted(settings)) await enqueueNotificationPushes(tx, userId, written, now);
  return queued.length === BATCH;
}

/**
 * Removes notifications that come from muted groups, from groups that the user isn't in, or from people who are hidden
 * from the user.
 */
async function filterVisible(
  tx: Tx,
  userId: string,
  rows: readonly QueuedNotification[],
): Promise<QueuedNotification[]> {
  if (rows.length === 0) return [];
  const groupIds = collectIds(rows, 'groupId');
  const muted = new Set(groupIds.length === 0 ? [] : await listMuted(tx, userId));
  const joined = new Set(groupIds.length === 0 ? [] : await listJoinedGroupIds(tx, userId, groupIds));
  const visiblePeople = new Set((await namesOf(tx, userId, rows)).people.map(({ id }) => id));
  return rows.filter((row) => {
    const { personId, groupId } = row.about;
    if (personId !== undefined && !visiblePeople.has(personId)) return false;
    if (groupId === undefined || row.kind === GROUP_REMOVED) return true;
    return !muted.has(groupId) && (joined.has(groupId) || !needsMembership(row));
  });
}

/** Writes the notifications that the user didn't get before, and deletes the oldest beyond the maximum number. */
async function insertNew(tx: Tx, userId: string, rows: readonly QueuedNotification[], now: Date) {
  if (rows.length === 0) return [];
  const keyOf = ({ kind, source }: Pick<QueuedNotification, 'kind' | 'source'>) => JSON.stringify([kind, source]);
  const alreadyNotified = await repository.listAlreadyNotified(
    tx,
    userId,
    rows.map(({ source }) => source),
  );
  const fresh = new Map(rows.map((row) => [keyOf(row), row]));
  for (const row of alreadyNotified) fresh.delete(keyOf(row));
  if (fresh.size === 0) return [];
  const [mark] = await repository.listMarks(tx, [userId]);
  const { lastNo, readUpTo } = mark ?? { lastNo: 0, readUpTo: 0 };
  const written = [...fresh.values()].map(({ kind, source, about, createdAt }, index) => ({
    id: newId(now.getTime()),
    userId,
    no: lastNo + index + 1,
    kind,
    source,
    about,
    at: createdAt,
  }));
  await repository.insertNotifications(tx, written);
  await repository.upsertMark(tx, { userId, lastNo: lastNo + written.length, readUpTo });
  const scope = userScope(userId);
  for (const { id } of written) record(tx, scope, 'notification', id);
  if (!mark) record(tx, scope, 'notificationMark', userId);
  recordDeleted(tx, userId, await repository.deleteUpTo(tx, userId, lastNo + written.length - MAX_NOTIFICATIONS));
  return written;
}

async function enqueueNotificationPushes(
  tx: Tx,
  userId: string,
  written: readonly repository.StoredNotification[],
  now: Date,
): Promise<void> {
  if (written.length === 0) return;
  const names = await namesOf(tx, userId, written);
  await enqueuePushes(
    tx,
    written.map(({ kind, source, about }) => {
      const { title, text: body, path } = formatNotification(kind, about, pickNames(names, about));
      return { userId, message: { kind: kind.replaceAll('_', '-'), source, title, body, path } };
    }),
    now,
  );
}

/** Deletes the user's notifications that are too old. The transaction holds the user's scope. */
export async function pruneOld(tx: Tx, userId: string, now: Date): Promise<void> {
  recordDeleted(tx, userId, await repository.deleteBefore(tx, userId, retainedSince(now)));
}

function recordDeleted(tx: Tx, userId: string, ids: readonly string[]): void {
  for (const id of ids) record(tx, userScope(userId), 'notification', id, { deleted: true });
}
