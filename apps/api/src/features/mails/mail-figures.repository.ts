import type { Executor } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { mails } from '@quorbit/db/schema/mails';
import { MOST_COUNTED } from '@quorbit/db/waiting';
import { sql } from 'drizzle-orm';
import { MAX_ATTEMPTS } from './attempts.ts';

interface Outcomes {
  /** Counted up to `MOST_COUNTED`. */
  givenUp: number;
  /** Milliseconds since 1970. */
  lastSent: number | null;
  lastError: string | null;
}

/** What became of mail. The last error is of the mail that was tried last, as far as the time of its next try tells. */
export async function readOutcomes(db: Executor): Promise<Outcomes> {
  const [row] = rowsOf<Outcomes>(
    await db.execute(sql`
      select (
          select count(*)::int from (
            select from ${mails} where sent_at is null and attempts >= ${MAX_ATTEMPTS} limit ${MOST_COUNTED}
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
