import { countWaiting } from '@quorbit/db/count-waiting';
import { mails } from '@quorbit/db/schema/mails';
import { sql } from 'drizzle-orm';
import type { Backlog } from '../../kernel/shared-parts.ts';
import { MAX_ATTEMPTS } from './max-attempts.ts';

/** The backlog of mails that weren't sent yet and aren't given up; late after 15 minutes. */
export const mailBacklog: Backlog = {
  name: 'mails',
  title: 'Mails',
  lateMs: 15 * 60_000,
  read: (db) =>
    countWaiting(
      db,
      sql`select created_at as at from ${mails} where sent_at is null and attempts < ${MAX_ATTEMPTS} order by send_after`,
    ),
};
