import type { Executor } from '@quorbit/db/client';
import { MAX_COUNTED } from '@quorbit/db/count-waiting';
import { rowsOf } from '@quorbit/db/rows';
import { mails } from '@quorbit/db/schema/mails';
import { sql } from 'drizzle-orm';
import { MAX_ATTEMPTS } from './max-attempts.ts';

interface MailOutcomes {
  /** Counted up to `MAX_COUNTED`. */
  givenUp: number;
  /** Milliseconds since 1970. */
  lastSent: number | null;
  lastError: string | null;
}

/** What became of mail. The last error is of the mail that was tried last, as far as the time of its next try tells. */
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
