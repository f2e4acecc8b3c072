import { MAX_NOTIFICATIONS } from '@quorbit/contracts/notifications/limits';
import type { NotificationRow } from '@quorbit/contracts/notifications/row';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows } from '@quorbit/db/records';
import { notificationMarks as marks, notifications } from '@quorbit/db/schema/notifications';
import { and, asc, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';

export type StoredNotification = typeof notifications.$inferSelect;
export type Mark = typeof marks.$inferSelect;

export const rowOf = ({ no, kind, about, at }: StoredNotification): NotificationRow => ({
  no,
  kind,
  about,
  at: at.toISOString(),
});

/** The user's newest notifications, the newest first. */
export function listNewest(db: Executor, userId: string): Promise<StoredNotification[]> {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.no))
    .limit(MAX_NOTIFICATIONS);
}

export function findNotifications(db: Executor, userId: string, ids: readonly string[]): Promise<StoredNotification[]> {
  return db
    .select()
    .from(notifications)
    .where(and(isOneOf(notifications.id, ids), eq(notifications.userId, userId)));
}

export async function listIds(db: Executor, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(isOneOf(notifications.userId, userIds));
  return rows.map(({ id }) => id);
}

export function listMarks(db: Executor, userIds: readonly string[]): Promise<Mark[]> {
  return db.select().from(marks).where(isOneOf(marks.userId, userIds));
}

/** Returns the kinds and sources of the user's notifications with one of these sources. */
export function listAlreadyNotified(tx: Tx, userId: string, sources: readonly string[]) {
  return tx
    .select({ kind: notifications.kind, source: notifications.source })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isOneOf(notifications.source, sources)));
}

export async function insertNotifications(tx: Tx, rows: readonly StoredNotification[]): Promise<void> {
  const fields = ['id', 'userId', 'no', 'kind', 'source', 'about', 'at'] as const;
  await tx.execute(insertRows(notifications, fields, rows));
}

export async function upsertMark(tx: Tx, { userId, ...mark }: Mark): Promise<void> {
  await tx
    .insert(marks)
    .values({ userId, ...mark })
    .onConflictDoUpdate({ target: marks.userId, set: mark });
}

/**
 * Deletes a user's notifications up to a sequence number.
 * @returns the ids of the deleted notifications.
 */
export async function deleteUpTo(tx: Tx, userId: string, no: number): Promise<string[]> {
  const deleted = await tx
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), lte(notifications.no, no)))
    .returning({ id: notifications.id });
  return deleted.map(({ id }) => id);
}

/**
 * Deletes a user's notifications from before a time.
 * @returns the ids of the deleted notifications.
 */
export async function deleteBefore(tx: Tx, userId: string, since: Date): Promise<string[]> {
  const deleted = await tx
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), lt(notifications.at, since)))
    .returning({ id: notifications.id });
  return deleted.map(({ id }) => id);
}

/**
 * Returns the ids of users who have notifications from before a time.
 * @param limit the number of notifications read.
 */
export async function listRecipientsOfOld(db: Executor, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(lt(notifications.at, since))
    .orderBy(asc(notifications.at))
    .limit(limit);
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** A page of the user's notifications in the order of their numbers, for the export. */
export function pageOfNotifications(db: Executor, userId: string, after: number, limit: number) {
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), gt(notifications.no, sql`${after}::int`)))
    .orderBy(notifications.no)
    .limit(limit);
}
