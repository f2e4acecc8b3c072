// Selects the parts of attempts that enter the study sums, each under its number in the learner's accepted work.
import { type SQL, sql } from 'drizzle-orm';
import { studiedAttempts } from '../attempts/attempts.views.ts';

/** The columns of an `attempt` that `toAttempt` needs. */
const COLUMNS = sql`attempt.user_id, attempt.quiz_id, attempt.version_id, attempt.day, attempt.hour, attempt.percentage, attempt.answers`;

interface EntryRange {
  userId: SQL;
  after: SQL;
  /** The number of the last entry to include; if it's missing, all entries after `after` are included. */
  upTo?: SQL;
  limit: number;
}

/**
 * Selects a learner's entries in the order of their numbers, with `no` and `part`. Until a seal ends, a graded attempt
 * enters with its totals only, since its answers would reveal the key; they enter when it is opened. A submitted but
 * ungraded attempt enters as a whole when it is opened. An attempt in a game enters with its answers only, as it counts
 * for no average.
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
