import { index, pgTable, primaryKey, smallint, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = () => timestamp({ withTimezone: true });

/** Who is friends with whom: a row for each of the two. Written under the scopes of both. */
export const friendships = pgTable(
  'friendships',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    friendId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.friendId] }),
    index('friendships_friend_idx').on(table.friendId),
  ],
);

/**
 * What one person asked another: an open request, or what is remembered of those that were declined. One row for each
 * direction, written under the scopes of both.
 */
export const friendRequests = pgTable(
  'friend_requests',
  {
    /** Of the open request, made when it is sent: a later one has another. */
    id: uuid().primaryKey(),
    requesterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the open request was sent; null where none is open. */
    openedAt: at(),
    /** How often the recipient declined. */
    declines: smallint().notNull().default(0),
    declinedAt: at(),
  },
  (table) => [
    uniqueIndex('friend_requests_pair_key').on(table.requesterId, table.recipientId),
    index('friend_requests_sent_idx').on(table.requesterId, table.id),
    index('friend_requests_received_idx').on(table.recipientId, table.id),
  ],
);
