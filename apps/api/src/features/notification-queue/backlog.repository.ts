import { countWaiting } from '@quorbit/db/count-waiting';
import { notificationQueue } from '@quorbit/db/schema/notification-queue';
import { sql } from 'drizzle-orm';
import type { Backlog } from '../../kernel/shared-parts.ts';

export const notificationBacklog: Backlog = {
  name: 'notifications',
  title: 'Notifications',
  lateMs: 2 * 60_000,
  read: (db) => countWaiting(db, sql`select created_at as at from ${notificationQueue} order by id`),
};
