import type { Reminder } from '@quorbit/contracts/reminders/reminders';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from './accounts.ts';

/** Browsers that take push messages, each for the person who is signed in there: the end of the session ends it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionKey: text()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where its push service takes messages for the browser. */
    endpoint: text().notNull(),
    /** The browser's public key and secret, with which messages are encrypted. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** What waits to be sent: a newer message takes the place of an older one. */
    message: jsonb().$type<Reminder>(),
    /** When it is tried next; null where nothing waits. */
    sendAfter: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint_key').on(table.endpoint),
    index('push_subscriptions_user_idx').on(table.userId, table.createdAt),
    index('push_subscriptions_waiting_idx').on(table.sendAfter).where(sql`send_after is not null`),
  ],
);
