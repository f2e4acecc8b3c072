import { date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** When somebody cheered a friend last. Written under the scope of who cheers. */
export const cheers = pgTable(
  'cheers',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    friendId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day of who cheers. */
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.friendId] }), index('cheers_friend_idx').on(table.friendId)],
);
