import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { and, eq, gt } from 'drizzle-orm';
import { people, settingOf } from '../../features/accounts/accounts.views.ts';
import { BOOKMARK_NOTICES, type Bookmark, NOTICES_BY_DEFAULT } from './bookmarks.schema.ts';
import { bookmarks } from './bookmarks.table.ts';

const toBookmark = ({ quizId, note, createdAt }: typeof bookmarks.$inferSelect): Bookmark => ({
  quizId,
  note,
  createdAt: createdAt.toISOString(),
});

export async function upsertBookmark(tx: Tx, row: typeof bookmarks.$inferInsert): Promise<void> {
  const target = [bookmarks.userId, bookmarks.quizId];
  await tx
    .insert(bookmarks)
    .values(row)
    .onConflictDoUpdate({ target, set: { note: row.note } });
}

/** Deletes a bookmark and returns whether it existed. */
export async function deleteBookmark(tx: Tx, userId: string, quizId: string): Promise<boolean> {
  const gone = await tx
    .delete(bookmarks)
    .where(and(eq(bookmarks.userId, userId), eq(bookmarks.quizId, quizId)))
    .returning({ quizId: bookmarks.quizId });
  return gone.length > 0;
}

/**
 * Returns a page of a user's bookmarks, ordered by quiz id.
 * @param after the quiz id of the previous page's last bookmark; null for the first page.
 */
export async function listBookmarkPage(
  db: Executor,
  userId: string,
  after: string | null,
  limit: number,
): Promise<Bookmark[]> {
  const rows = await db
    .select()
    .from(bookmarks)
    .where(and(eq(bookmarks.userId, userId), after === null ? undefined : gt(bookmarks.quizId, after)))
    .orderBy(bookmarks.quizId)
    .limit(limit);
  return rows.map(toBookmark);
}

export async function findBookmarks(db: Executor, userId: string, quizIds: readonly string[]): Promise<Bookmark[]> {
  const rows = await db
    .select()
    .from(bookmarks)
    .where(and(eq(bookmarks.userId, userId), isOneOf(bookmarks.quizId, quizIds)));
  return rows.map(toBookmark);
}

export async function listIds(db: Executor, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: bookmarks.quizId })
    .from(bookmarks)
    .where(isOneOf(bookmarks.userId, userIds));
  return rows.map(({ id }) => id);
}

export async function wantsNotices(db: Executor, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ wants: settingOf<boolean>(people.id, BOOKMARK_NOTICES) })
    .from(people)
    .where(eq(people.id, userId));
  return row?.wants ?? NOTICES_BY_DEFAULT;
}
