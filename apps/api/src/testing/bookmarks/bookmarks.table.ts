import type { Database } from '@quorbit/db/client';
import { users } from '@quorbit/db/schema/accounts';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Bookmarks: quizzes that learners want to find again. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    note: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.quizId] }), index('bookmarks_quiz_idx').on(table.quizId)],
);

/** The SQL statements that create the table. A real area has them in a migration. */
const MIGRATION = [
  `create table bookmarks (
    user_id uuid not null references users on delete cascade,
    quiz_id uuid not null references quizzes on delete cascade,
    note text not null,
    created_at timestamptz not null,
    primary key (user_id, quiz_id)
  )`,
  'create index bookmarks_quiz_idx on bookmarks (quiz_id)',
];

/** Creates the bookmarks table, for which a real area has a migration. */
export async function createBookmarksTable({ read }: Pick<Database, 'read'>): Promise<void> {
  for (const statement of MIGRATION) await read.execute(sql.raw(statement));
}
