import type { NotificationAbout } from '@quorbit/contracts/notifications/row';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { studyGroups } from './study-groups.ts';

/** What somebody was notified of, the newest. Written under the person's scope. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person's next number. */
    no: integer().notNull(),
    /** An open word: see `contracts/notifications/kinds`. */
    kind: text().notNull(),
    source: text().notNull(),
    about: jsonb().$type<NotificationAbout>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('notifications_source_key').on(table.userId, table.kind, table.source),
    uniqueIndex('notifications_no_key').on(table.userId, table.no),
    index('notifications_at_idx').on(table.at, table.userId),
  ],
);

/** How far somebody has read, and been sent, notifications. Written under the person's scope. */
export const notificationMarks = pgTable('notification_marks', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The last number given, also once its notification is gone: a number that was used again would count as read. */
  lastNo: integer().notNull(),
  readUpTo: integer().notNull().default(0),
});

/** Groups whose notifications somebody doesn't want. */
export const notificationMutes = pgTable(
  'notification_mutes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    groupId: uuid()
      .notNull()
      .references(() => studyGroups.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.groupId] }),
    index('notification_mutes_group_idx').on(table.groupId),
  ],
);
