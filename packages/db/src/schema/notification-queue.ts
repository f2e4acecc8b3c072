import type { NotificationAbout } from '@quorbit/contracts/notifications/row';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/**
 * Notifications that wait to be written. What causes one appends it in the same transaction and locks nothing of the
 * recipient's; a worker writes them under the recipient's scope.
 */
export const notificationQueue = pgTable(
  'notification_queue',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Of what of its kind, such as the id of a request: each is notified of once. */
    source: text().notNull(),
    about: jsonb().$type<NotificationAbout>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('notification_queue_user_idx').on(table.userId, table.id)],
);
