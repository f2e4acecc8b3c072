import { countWaiting } from '@quorbit/db/count-waiting';
import { mails } from '@quorbit/db/schema/mails';
import { sql } from 'drizzle-orm';
import type { Backlog } from '../../kernel/shared-parts.ts';
import { MAX_ATTEMPTS } from './max-attempts.ts';

/** Mail that wasn't sent yet. While a mail server is away, some of it is late. */
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
