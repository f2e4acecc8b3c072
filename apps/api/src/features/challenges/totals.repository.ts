// Stores how many learners joined and completed each challenge: folded totals, plus arrivals that aren't folded into
// them yet.
import { newId } from '@quorbit/contracts/lib/ids';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { rowsOf } from '@quorbit/db/rows';
import { challengeArrivals, challengeRuns, challenges, challengeTotals } from '@quorbit/db/schema/challenges';
import { eq, gt, sql } from 'drizzle-orm';

// A type rather than an interface, because the totals check compares such rows field by field.
export type Participation = { participants: number; completed: number };

const NO_PARTICIPATION: Participation = { participants: 0, completed: 0 };

export async function insertArrival(tx: Tx, challengeId: string, arrival: Partial<Participation>): Promise<void> {
  await tx.insert(challengeArrivals).values({ id: newId(), challengeId, ...NO_PARTICIPATION, ...arrival });
}

/**
 * Queues a correction that removes a user from the totals of all challenges, because their account is about to be
 * deleted.
 */
export async function insertDepartures(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${challengeArrivals} (id, challenge_id, participants, completed)
    select gen_random_uuid(), challenge_id, -1, -count(*) filter (where first)
    from ${challengeRuns} where user_id = ${userId} group by challenge_id`);
}

/** Returns the participation of these challenges: the totals plus the arrivals that aren't folded yet. */
export async function sumParticipation(
  db: Executor,
  challengeIds: readonly string[],
): Promise<Map<string, Participation>> {
  const rows = rowsOf<Participation & { id: string }>(
    await db.execute(sql`
      select id, sum(participants)::int as participants, sum(completed)::int as completed from (
        select challenge_id as id, participants, completed from ${challengeTotals}
        where ${isOneOf(challengeTotals.challengeId, challengeIds)}
        union all
        select challenge_id, participants, completed from ${challengeArrivals}
        where ${isOneOf(challengeArrivals.challengeId, challengeIds)}
      ) one group by id`),
  );
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

/**
 * Deletes up to `limit` pending arrivals and adds them to the totals, in key order.
 * @returns the number of arrivals it folded.
 */
export async function foldArrivals(tx: Tx, limit: number): Promise<number> {
  const [row] = rowsOf<{ taken: number }>(
    await tx.execute(sql`
      with taken as (
        delete from ${challengeArrivals} where id in (
          select id from ${challengeArrivals} order by id limit ${limit} for update skip locked)
        returning challenge_id, participants, completed
      ), folded as (
        insert into ${challengeTotals} as total (challenge_id, participants, completed)
        select challenge_id, sum(participants), sum(completed) from taken group by challenge_id order by challenge_id
        on conflict (challenge_id) do update
        set participants = total.participants + excluded.participants, completed = total.completed + excluded.completed
      )
      select count(*)::int as taken from taken`),
  );
  return row?.taken ?? 0;
}

export async function listIds(db: Executor, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: challenges.id })
    .from(challenges)
    .where(after === null ? undefined : gt(challenges.id, after))
    .orderBy(challenges.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Locks the challenge's totals row, which every fold writes, so that nothing more is folded until the commit. */
export async function lockTotals(tx: Tx, challengeId: string): Promise<void> {
  await tx.insert(challengeTotals).values({ challengeId }).onConflictDoNothing();
  await tx.select().from(challengeTotals).where(eq(challengeTotals.challengeId, challengeId)).for('update');
}

export async function findTotals(db: Executor, challengeId: string): Promise<Participation> {
  const { participants, completed } = challengeTotals;
  const [row] = await db
    .select({ participants, completed })
    .from(challengeTotals)
    .where(eq(challengeTotals.challengeId, challengeId));
  return row ?? NO_PARTICIPATION;
}

/** Counts a challenge's participation from its runs, less the arrivals that aren't folded yet. */
export async function countRuns(db: Executor, challengeId: string): Promise<Participation> {
  const [row] = rowsOf<Participation>(
    await db.execute(sql`
      select
        (select count(*) filter (where no = 1) from ${challengeRuns} where challenge_id = ${challengeId})::int
          - (select coalesce(sum(participants), 0) from ${challengeArrivals} where challenge_id = ${challengeId})::int as participants,
        (select count(*) filter (where first) from ${challengeRuns} where challenge_id = ${challengeId})::int
          - (select coalesce(sum(completed), 0) from ${challengeArrivals} where challenge_id = ${challengeId})::int as completed`),
  );
  return row ?? NO_PARTICIPATION;
}

export async function replaceTotals(tx: Tx, challengeId: string, totals: Participation): Promise<void> {
  await tx.update(challengeTotals).set(totals).where(eq(challengeTotals.challengeId, challengeId));
}
