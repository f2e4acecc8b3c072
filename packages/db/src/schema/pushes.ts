import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint_key').on(table.endpoint),
    index('push_subscriptions_user_idx').on(table.userId, table.createdAt),
  ],
);

/** What waits to be sent to a browser, in the words of its area. A row goes once it is sent, given up or too old. */
export const pushMessages = pgTable(
  'push_messages',
  {
    /** A message that takes the place of another has an id of its own. */
    id: uuid().primaryKey(),
    sessionKey: text()
      .notNull()
      .references(() => pushSubscriptions.sessionKey, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Of what of its kind; empty where there is only one. */
    source: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    path: text().notNull(),
    /** When it is tried next. */
    sendAfter: timestamp({ withTimezone: true }).notNull(),
    /** From then on it says nothing true any more. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('push_messages_source_key').on(table.sessionKey, table.kind, table.source),
    index('push_messages_waiting_idx').on(table.sendAfter),
  ],
);
