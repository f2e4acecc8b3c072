import type { Executor } from '@quorbit/db/client';
import { MAX_COUNTED } from '@quorbit/db/count-waiting';
import { rowsOf } from '@quorbit/db/rows';
import { mails } from '@quorbit/db/schema/mails';
import { sql } from 'drizzle-orm';
import { MAX_ATTEMPTS } from './max-attempts.ts';

interface MailOutcomes {
  /** The number of mails given up, counted up to `MAX_COUNTED`. */
  givenUp: number;
  /** When the last mail was sent, in milliseconds since 1970; null if none was. */
  lastSent: number | null;
  lastError: string | null;
}

/**
 * Returns how many mails were given up, when the last one was sent, and the last error. That is the error of the unsent
 * mail with the latest next try, which is approximately the one tried last.
 */
export async function getOutcomes(db: Executor): Promise<MailOutcomes> {
  const [row] = rowsOf<MailOutcomes>(
    await db.execute(sql`
      select (
          select count(*)::int from (
            select from ${mails} where sent_at is null and attempts >= ${MAX_ATTEMPTS} limit ${MAX_COUNTED}
          ) as given_up
        ) as "givenUp", (
          select (extract(epoch from sent_at) * 1000)::float8 from ${mails}
          where sent_at is not null order by sent_at desc limit 1
        ) as "lastSent", (
          select last_error from ${mails}
          where sent_at is null and last_error is not null order by send_after desc limit 1
        ) as "lastError"`),
  );
  return row ?? { givenUp: 0, lastSent: null, lastError: null };
}
