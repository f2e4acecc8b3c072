import { countWaiting } from '@quorbit/db/count-waiting';
import { pushMessages } from '@quorbit/db/schema/pushes';
import { sql } from 'drizzle-orm';
import type { Backlog } from '../../kernel/shared-parts.ts';

/** Messages that are due now; a message that waits for its next try isn't counted. */
export const pushBacklog: Backlog = {
  name: 'pushes',
  title: 'Push messages',
  lateMs: 5 * 60_000,
  read: (db, now) =>
    countWaiting(
      db,
      sql`select send_after as at from ${pushMessages} where send_after <= ${now.toISOString()}::timestamptz
        order by send_after`,
    ),
};
