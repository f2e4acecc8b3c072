import type { MirrorReader } from '../../kernel/shared-parts.ts';
import { findBookmarks, listIds } from './bookmarks.repository.ts';
import { bookmark } from './bookmarks.schema.ts';
import { BOOKMARK } from './bookmarks.service.ts';

export const bookmarkMirror: MirrorReader = {
  kind: BOOKMARK,
  body: bookmark,
  listIds,
  async read(db, { userId }, ids) {
    return new Map((await findBookmarks(db, userId, ids)).map((row) => [row.quizId, row]));
  },
};
