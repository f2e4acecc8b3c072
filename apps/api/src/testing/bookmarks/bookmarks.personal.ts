import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { eachPage, exportList } from '../../lib/personal.ts';
import { pageOfBookmarks } from './bookmarks.repository.ts';
import { bookmark } from './bookmarks.schema.ts';
import { bookmarks } from './bookmarks.table.ts';

export const bookmarksPersonal: readonly PersonalTable[] = [
  {
    table: bookmarks,
    exported: [
      exportList({
        name: 'bookmarks',
        schema: z.array(bookmark),
        pages: (db, { id }) =>
          eachPage(
            (after: string | null, limit) => pageOfBookmarks(db, id, after, limit),
            ({ quizId }) => quizId,
          ),
      }),
    ],
    erased: 'with the account',
  },
];
