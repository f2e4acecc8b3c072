import { pageInput, pageOf } from '@quorbit/contracts/lib/paging';
import { id, instant, text } from '@quorbit/contracts/lib/scalars';
import * as z from 'zod/mini';

const note = text('Note', 0, 200);

export const bookmark = z.object({ quizId: id, note, createdAt: instant });
export type Bookmark = z.infer<typeof bookmark>;

export const listInput = z.object(pageInput);
export type ListInput = z.infer<typeof listInput>;
export const bookmarkList = pageOf(bookmark);
export const quizIdInput = z.object({ quizId: id });
export const addInput = z.object({ quizId: id, note: z._default(note, '') });
export type AddInput = z.infer<typeof addInput>;

/**
 * The setting whether the learner's browsers get a message about a new bookmark. Real areas define it in
 * `contracts/settings/parts/bookmarks.ts`.
 */
export const BOOKMARK_NOTICES = 'bookmarkNotices';
/** The default of this setting, for learners who never changed it. */
export const NOTICES_BY_DEFAULT = false;

/** Makes the push message to browsers about a new bookmark. */
export function bookmarkNotice({ quizId, note }: AddInput) {
  return { kind: 'bookmark', source: quizId, title: 'Bookmarked for later', body: note, path: `/user/test/${quizId}` };
}
