import { date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** The last day on which a learner cheered a friend. Written under the scope of the learner who cheers. */
export const cheers = pgTable(
  'cheers',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    friendId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The last cheer's day, in the cheering learner's calendar. */
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.friendId] }), index('cheers_friend_idx').on(table.friendId)],
);
