import type { NotificationAbout } from '@quorbit/contracts/notifications/row';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/**
 * Notifications that are waiting to be written. The transaction that causes a notification appends it here and locks
 * nothing of the recipient's; a worker writes it later under the recipient's scope.
 */
export const notificationQueue = pgTable(
  'notification_queue',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /**
     * Identifies the cause within the notification's kind, e.g. the id of a friend request, so that each causes one
     * notification only.
     */
    source: text().notNull(),
    about: jsonb().$type<NotificationAbout>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('notification_queue_user_idx').on(table.userId, table.id)],
);
