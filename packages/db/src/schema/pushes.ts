import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from './accounts.ts';

/** Browsers that receive push messages, each for the person signed in there. The subscription ends with the session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionKey: text()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The URL at which the browser's push service accepts messages for it. */
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

/**
 * Push messages that are waiting to be sent to a browser, with their final wording. A row is deleted once the message
 * is sent, given up or too old.
 */
export const pushMessages = pgTable(
  'push_messages',
  {
    /** The message's id. A message that replaces a waiting one gets a new id. */
    id: uuid().primaryKey(),
    sessionKey: text()
      .notNull()
      .references(() => pushSubscriptions.sessionKey, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Identifies the message's subject within its kind; empty if the kind has one message at most. */
    source: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    path: text().notNull(),
    /** When the next attempt at sending is due. */
    sendAfter: timestamp({ withTimezone: true }).notNull(),
    /** The time from which the message is no longer true and isn't sent any more. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('push_messages_source_key').on(table.sessionKey, table.kind, table.source),
    index('push_messages_waiting_idx').on(table.sendAfter),
  ],
);
