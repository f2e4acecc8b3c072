import type { NotificationAbout } from '@quorbit/contracts/notifications/row';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { studyGroups } from './study-groups.ts';

/** A person's newest notifications, written under that person's scope. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The notification's number, which counts up per person. */
    no: integer().notNull(),
    /**
     * The notification's kind. The database accepts any word; the known ones are in `contracts/notifications/kinds`.
     */
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

/** The number of each person's last notification, and of the last one read. Written under the person's scope. */
export const notificationMarks = pgTable('notification_marks', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The number of the person's last notification, even if it's deleted by now: a reused number would count as read. */
  lastNo: integer().notNull(),
  readUpTo: integer().notNull().default(0),
});

/** Groups whose notifications a person has turned off. */
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
