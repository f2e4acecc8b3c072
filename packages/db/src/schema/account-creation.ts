import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/**
 * Creations of accounts of the last day, so that one that is sent again is answered again. Neither hash tells the key, from
 * which the passwords follow.
 */
export const accountCreations = pgTable(
  'account_creations',
  {
    /** SHA-256 of the key, hex. */
    keyHash: text().primaryKey(),
    actorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of what was sent, under the key. */
    contentHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_creations_actor_idx').on(table.actorId),
    index('account_creations_at_idx').on(table.createdAt),
  ],
);
