import type { Executor } from '@quorbit/db/client';
import { toJsonRecords } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { cards, reviewLog } from '@quorbit/db/schema/reviews';
import { and, count, eq, gte, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { isUnsealedFor } from '../quizzes/seals/seals.views.ts';
import { isSuspended } from './reviews.repository.ts';

/**
 * The seconds in a quarter of an hour. Time zones differ by multiples of it, so cards that are due in the same quarter
 * are due on the same day in every zone.
 */
const QUARTER = 900;

/**
 * Counts a learner's review cards due before `until`, by quarter of an hour, and the new cards. Sealed and suspended
 * cards don't count.
 */
export async function countDueCards(
  db: Executor,
  learner: Parameters<typeof isUnsealedFor>[0],
  now: Date,
  until: Date,
) {
  const open: SQL = and(
    eq(cards.userId, learner.id),
    not(isSuspended),
    isUnsealedFor(learner, now, cards.quizId),
  ) as SQL;
  const rows = rowsOf<{ state: 'new' | 'review'; quarter: unknown; cards: unknown }>(
    await db.execute(sql`
      select state, floor(extract(epoch from due) / ${sql.raw(String(QUARTER))}) as quarter, count(*) as cards
      from ${cards} where ${open} and state = 'review' and due < ${until.toISOString()}::timestamptz group by 1, 2
      union all
      select 'new', null, count(*) from ${cards} where ${open} and state = 'new'`),
  );
  return {
    reviews: rows
      .filter(({ state }) => state === 'review')
      .map((row) => ({ due: new Date(Number(row.quarter) * QUARTER * 1_000), cards: Number(row.cards) })),
    fresh: Number(rows.find(({ state }) => state === 'new')?.cards ?? 0),
  };
}

/**
 * Counts a learner's paid ratings, which are the first of each card on a day, and those of them that say the answer was
 * remembered.
 * @param from the first day to count, in the learner's time zone.
 */
export async function countRemembered(db: Executor, userId: string, from: string) {
  const [row] = await db
    .select({ ratings: count(), remembered: sql`count(*) filter (where ${reviewLog.quality} > 1)`.mapWith(Number) })
    .from(reviewLog)
    .where(
      and(
        eq(reviewLog.userId, userId),
        isNull(reviewLog.attemptId),
        isNotNull(reviewLog.quality),
        not(reviewLog.undone),
        reviewLog.paid,
        gte(reviewLog.day, from),
      ),
    );
  return row ?? { ratings: 0, remembered: 0 };
}

/**
 * Lists the learners with a due card that is neither sealed nor suspended.
 * @param learners `takesNew` says whether a learner's new cards count.
 */
export async function listLearnersWithDue(
  db: Executor,
  learners: readonly { id: string; takesNew: boolean }[],
  now: Date,
) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const records = learners.map(({ id, takesNew }) => ({ id, takes_new: takesNew }));
  const hasDueCard = (state: SQL): SQL =>
    sql`exists (select from ${cards} where ${and(
      sql`${cards.userId} = one.id and ${cards.state} = ${state} and ${cards.due} <= ${at}`,
      not(isSuspended),
      isUnsealedFor({ id: sql`one.id`, role: 'user' }, now, cards.quizId),
    )})`;
  const rows = rowsOf<{ id: string }>(
    await db.execute(sql`
      select one.id from jsonb_to_recordset(${toJsonRecords(records)}) as one (id uuid, takes_new boolean)
      where ${hasDueCard(sql`'review'`)} or (one.takes_new and ${hasDueCard(sql`'new'`)})`),
  );
  return rows.map(({ id }) => id);
}
