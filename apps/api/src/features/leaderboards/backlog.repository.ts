import { countWaiting, idTimeSql } from '@quorbit/db/count-waiting';
import { sql } from 'drizzle-orm';
import type { Backlog } from '../../kernel/shared-parts.ts';
import { arrivals } from '../xp/xp.views.ts';

/** The backlog of payments and attempts that aren't folded into the boards yet; late after two minutes. */
export const boardBacklog: Backlog = {
  name: 'boards',
  title: 'Leaderboards',
  lateMs: 2 * 60_000,
  read: (db) => countWaiting(db, sql`select ${idTimeSql('id')} as at from ${arrivals} order by id`),
};
