// Manages bookmarks: quizzes that learners want to find again.
import type { Page } from '@quorbit/contracts/lib/paging';
import type { MirrorKind } from '@quorbit/contracts/sync/mirror-kinds';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { enqueuePushes } from '../../features/pushes/pushes.service.ts';
import { getVisibleQuiz } from '../../features/quizzes/quizzes.service.ts';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { isCursorId, parseCursor, toPage } from '../../lib/paging.ts';
import * as repository from './bookmarks.repository.ts';
import { type AddInput, type Bookmark, bookmarkNotice, type ListInput } from './bookmarks.schema.ts';

/** The mirror kind of bookmarks. A real area adds its kind to `MIRROR_KINDS`. */
export const BOOKMARK = 'bookmark' as MirrorKind;

/**
 * Bookmarks a quiz, or changes the note of its bookmark.
 * @throws AppError NOT_FOUND for a quiz that the learner may not see.
 */
export async function addBookmark(tx: Tx, actor: Actor, input: AddInput, now: Date): Promise<Bookmark> {
  const { quizId, note } = input;
  await getVisibleQuiz(tx, actor, quizId);
  await repository.upsertBookmark(tx, { userId: actor.id, quizId, note, createdAt: now });
  record(tx, userScope(actor.id), BOOKMARK, quizId);
  if (await repository.wantsNotices(tx, actor.id)) {
    await enqueuePushes(tx, [{ userId: actor.id, message: bookmarkNotice(input) }], now);
  }
  return getBookmark(tx, actor, quizId);
}

/**
 * Removes the caller's bookmark of a quiz.
 * @throws AppError NOT_FOUND if the quiz isn't bookmarked.
 */
export async function removeBookmark(tx: Tx, actor: Actor, quizId: string): Promise<void> {
  if (!(await repository.deleteBookmark(tx, actor.id, quizId))) throw notFound('Bookmark');
  record(tx, userScope(actor.id), BOOKMARK, quizId, { deleted: true });
}

/**
 * Returns the caller's bookmark of a quiz.
 * @throws AppError NOT_FOUND if the quiz isn't bookmarked.
 */
export async function getBookmark(db: Executor, actor: Actor, quizId: string): Promise<Bookmark> {
  const [found] = await repository.findBookmarks(db, actor.id, [quizId]);
  if (!found) throw notFound('Bookmark');
  return found;
}

export async function listBookmarks(db: Executor, actor: Actor, input: ListInput): Promise<Page<Bookmark>> {
  const after = parseCursor(input.cursor, [isCursorId])?.[0] ?? null;
  const rows = await repository.listBookmarkPage(db, actor.id, after, input.limit + 1);
  return toPage(
    rows,
    input.limit,
    ({ quizId }) => [quizId],
    (row) => row,
  );
}
