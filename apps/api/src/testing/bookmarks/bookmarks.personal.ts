import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { listBookmarkPage } from './bookmarks.repository.ts';
import { bookmark } from './bookmarks.schema.ts';
import { bookmarks } from './bookmarks.table.ts';

export const bookmarksPersonal: readonly PersonalTable[] = [
  {
    table: bookmarks,
    exportFields: [
      exportList({
        name: 'bookmarks',
        schema: z.array(bookmark),
        pages: (db, { id }) =>
          readPages(
            (after: string | null, limit) => listBookmarkPage(db, id, after, limit),
            ({ quizId }) => quizId,
          ),
      }),
    ],
    erasure: 'with the account',
  },
];
