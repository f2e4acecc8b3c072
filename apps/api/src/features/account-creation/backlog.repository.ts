import { countWaiting } from '@quorbit/db/count-waiting';
import { accountCreationJobs } from '@quorbit/db/schema/account-creation';
import { sql } from 'drizzle-orm';
import type { Backlog } from '../../kernel/shared-parts.ts';

/** The backlog of lists whose accounts aren't created yet. */
export const accountListBacklog: Backlog = {
  name: 'account-creation',
  title: 'Lists of accounts to create',
  lateMs: 30 * 60_000,
  read: (db) =>
    countWaiting(db, sql`select sent_at as at from ${accountCreationJobs} where outcome is null order by lease_until`),
};
