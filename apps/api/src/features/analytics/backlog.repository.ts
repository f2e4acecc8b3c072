import { countWaiting } from '@quorbit/db/count-waiting';
import { learners } from '@quorbit/db/schema/learners';
import { sql } from 'drizzle-orm';
import type { Backlog } from '../../kernel/shared-parts.ts';

/** Finds learners whose newest work isn't in the study sums yet. */
export const studySumBacklog: Backlog = {
  name: 'sums',
  title: 'Learners to sum up',
  lateMs: 2 * 60_000,
  read: (db) =>
    countWaiting(
      db,
      sql`select null::timestamptz as at from ${learners} where accepted_no > summed_no order by user_id`,
    ),
};
