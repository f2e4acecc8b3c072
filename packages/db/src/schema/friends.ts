import { index, pgTable, primaryKey, smallint, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = () => timestamp({ withTimezone: true });

/** Friendships between people, with a row for each of the two. Written under the scopes of both. */
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
 * Friend requests from one person to another: an open request, or a record of declined ones. One row for each
 * direction, written under the scopes of both.
 */
export const friendRequests = pgTable(
  'friend_requests',
  {
    /** The id of the open request, made when it's sent; a later request gets another id. */
    id: uuid().primaryKey(),
    requesterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the open request was sent; null if none is open. */
    openedAt: at(),
    /** How often the recipient has declined requests of this person. */
    declines: smallint().notNull().default(0),
    declinedAt: at(),
  },
  (table) => [
    uniqueIndex('friend_requests_pair_key').on(table.requesterId, table.recipientId),
    index('friend_requests_sent_idx').on(table.requesterId, table.id),
    index('friend_requests_received_idx').on(table.recipientId, table.id),
  ],
);
