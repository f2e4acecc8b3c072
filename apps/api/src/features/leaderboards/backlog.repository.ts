import { countWaiting, idTimeSql } from '@quorbit/db/count-waiting';
import { sql } from 'drizzle-orm';
import type { Backlog } from '../../kernel/shared-parts.ts';
import { arrivals } from '../xp/xp.views.ts';

/** What learners earned and boards lack. */
export const boardBacklog: Backlog = {
  name: 'boards',
  title: 'Leaderboards',
  lateMs: 2 * 60_000,
  read: (db) => countWaiting(db, sql`select ${idTimeSql('id')} as at from ${arrivals} order by id`),
};
