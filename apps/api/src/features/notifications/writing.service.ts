// Owns writing what waits in the queue, to whom it is wanted by, and forgetting what is old.
import { newId } from '@quorbit/contracts/lib/ids';
import { SWITCHED_KINDS, wantsKind, wantsPushes } from '@quorbit/contracts/notifications/kinds';
import { keptSince, MAX_NOTIFICATIONS } from '@quorbit/contracts/notifications/limits';
import { namesIn, notificationWords } from '@quorbit/contracts/notifications/words';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { takeWaiting } from '../notification-queue/notification-queue.service.ts';
import { queuePushes } from '../pushes/pushes.service.ts';
import { listMuted } from './mutes.repository.ts';
import { listJoined, readSettings } from './names.repository.ts';
import { namesOf } from './names.service.ts';
import * as repository from './notifications.repository.ts';
import { GROUP_REMOVED, idsIn, mustBeMember } from './notified.ts';

/** What is written in one transaction at most. */
const BATCH = 100;
const SETTINGS = [...Object.values(SWITCHED_KINDS), 'notifyByPush'];

type Waiting = Awaited<ReturnType<typeof takeWaiting>>[number];

/**
 * Writes what waits for somebody. The transaction holds the person's scope: of two processes one finds nothing left.
 * @returns whether there may be more
 */
export async function writeWaiting(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const waiting = await takeWaiting(tx, userId, BATCH);
  if (waiting.length === 0) return false;
  const settings = await readSettings(tx, userId, SETTINGS);
  const wanted = waiting.filter(({ kind }) => wantsKind(kind, settings));
  const written = await writeNew(tx, userId, await withoutUnheard(tx, userId, wanted), now);
  if (wantsPushes(settings)) await push(tx, userId, written, now);
  return waiting.length === BATCH;
}

/** Without what muted groups, groups that the person isn't in, and people who aren't shown to the person brought. */
async function withoutUnheard(tx: Tx, userId: string, rows: readonly Waiting[]): Promise<Waiting[]> {
  if (rows.length === 0) return [];
  const groupIds = idsIn(rows, 'groupId');
  const muted = new Set(groupIds.length === 0 ? [] : await listMuted(tx, userId));
  const joined = new Set(groupIds.length === 0 ? [] : await listJoined(tx, userId, groupIds));
  const shown = new Set((await namesOf(tx, userId, rows)).people.map(({ id }) => id));
  return rows.filter((row) => {
    const { personId, groupId } = row.about;
    if (personId !== undefined && !shown.has(personId)) return false;
    if (groupId === undefined || row.kind === GROUP_REMOVED) return true;
    return !muted.has(groupId) && (joined.has(groupId) || !mustBeMember(row));
  });
}

/** Writes those that the person wasn't notified of before, and removes the oldest beyond what is kept. */
async function writeNew(tx: Tx, userId: string, rows: readonly Waiting[], now: Date) {
  if (rows.length === 0) return [];
  const keyOf = ({ kind, source }: Pick<Waiting, 'kind' | 'source'>) => JSON.stringify([kind, source]);
  const known = await repository.listKnown(
    tx,
    userId,
    rows.map(({ source }) => source),
  );
  const fresh = new Map(rows.map((row) => [keyOf(row), row]));
  for (const row of known) fresh.delete(keyOf(row));
  if (fresh.size === 0) return [];
  const [mark] = await repository.findMarks(tx, [userId]);
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
  await repository.saveMark(tx, { userId, lastNo: lastNo + written.length, readUpTo });
  const scope = userScope(userId);
  for (const { id } of written) record(tx, scope, 'notification', id);
  if (!mark) record(tx, scope, 'notificationMark', userId);
  forget(tx, userId, await repository.deleteUpTo(tx, userId, lastNo + written.length - MAX_NOTIFICATIONS));
  return written;
}

async function push(
  tx: Tx,
  userId: string,
  written: readonly repository.StoredNotification[],
  now: Date,
): Promise<void> {
  if (written.length === 0) return;
  const names = await namesOf(tx, userId, written);
  await queuePushes(
    tx,
    written.map(({ kind, source, about }) => {
      const { title, text: body, path } = notificationWords(kind, about, namesIn(names, about));
      return { userId, message: { kind: kind.replaceAll('_', '-'), source, title, body, path } };
    }),
    now,
  );
}

/** Removes what somebody was notified of too long ago. The transaction holds the person's scope. */
export async function forgetOld(tx: Tx, userId: string, now: Date): Promise<void> {
  forget(tx, userId, await repository.deleteBefore(tx, userId, keptSince(now)));
}

function forget(tx: Tx, userId: string, ids: readonly string[]): void {
  for (const id of ids) record(tx, userScope(userId), 'notification', id, { deleted: true });
}
