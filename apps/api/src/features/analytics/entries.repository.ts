// What of attempts enters the sums of studying, and at which number of the learner's accepted work.
import { type SQL, sql } from 'drizzle-orm';
import { studiedAttempts } from '../attempts/attempts.views.ts';

/** What `toAttempt` of the rows takes, of an `attempt` and the `version` that it answered. */
const COLUMNS = sql`attempt.user_id, attempt.quiz_id, attempt.version_id, attempt.day, attempt.hour, attempt.percentage, attempt.answers`;

interface EntryRange {
  userId: SQL;
  after: SQL;
  /** Without it, all that follow. */
  upTo?: SQL;
  limit: number;
}

/**
 * A learner's entries in the order of their numbers, with `no` and `part`. Until a seal ends, an attempt that is graded
 * enters its totals alone, since which answers were right is the key; the answers enter when it is opened. One that is
 * only submitted enters as a whole when it is opened. What was played in a game enters its answers: it counts for no average.
 */
export function entriesOf({ userId, after, upTo, limit }: EntryRange): SQL {
  const within = (no: SQL) => sql`${no} > ${after}${upTo === undefined ? sql`` : sql` and ${no} <= ${upTo}`}`;
  return sql`(
    (select ${COLUMNS}, attempt.accepted_no as no,
      case when attempt.source <> 'self' then 'answers' when attempt.status = 'sealed' or attempt.waited_as = 'sealed' then 'totals' else 'all' end as part
    from ${studiedAttempts} as attempt
    where attempt.user_id = ${userId} and ${within(sql`attempt.accepted_no`)}
      and attempt.status <> 'submitted' and attempt.waited_as is distinct from 'submitted'
    order by attempt.accepted_no limit ${limit})
    union all
    (select ${COLUMNS}, attempt.opened_no, case when attempt.source <> 'self' or attempt.waited_as = 'sealed' then 'answers' else 'all' end
    from ${studiedAttempts} as attempt
    where attempt.user_id = ${userId} and ${within(sql`attempt.opened_no`)}
    order by attempt.opened_no limit ${limit})
    order by no limit ${limit})`;
}
