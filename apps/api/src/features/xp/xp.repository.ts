import { newId } from '@quorbit/contracts/lib/ids';
import type { Executor, Tx } from '@quorbit/db/client';
import { insertRows, toJsonRecords } from '@quorbit/db/records';
import { rowsOf } from '@quorbit/db/rows';
import { learners } from '@quorbit/db/schema/learners';
import { xpArrivals, xpFees, xpLedger } from '@quorbit/db/schema/xp';
import { and, eq, gt, sql } from 'drizzle-orm';

export type LedgerEntry = typeof xpLedger.$inferInsert;
export type LedgerRow = typeof xpLedger.$inferSelect;

/** The XP that a learner earned on one of the learner's days, with the ids of the attempts behind it. */
export type Arrival = Omit<typeof xpArrivals.$inferSelect, 'id'>;

/**
 * Raises the learner's counter of accepted work, and adds the payments that aren't in the ledger yet to the ledger, the
 * totals and the queue for the boards. Safe only under the lock of the learner's scope.
 */
export async function acceptAndPay(tx: Tx, userId: string, count: number, entries: readonly LedgerEntry[]) {
  const arrivals = [...new Set(entries.map(({ day }) => day))].map((day) => ({ id: newId(), day }));
  const [row] = rowsOf<{ accepted_no: unknown; count: number; points: number; last_day: string | null }>(
    await tx.execute(sql`
      with paid as (
        ${insertRows(xpLedger, ['id', 'userId', 'amount', 'reason', 'sourceId', 'occurredAt', 'day'], entries)}
        on conflict do nothing returning amount, day, reason, source_id
      ), arrived as (
        insert into ${xpArrivals} (id, user_id, day, amount, attempt_ids)
        select one.id, ${userId}::uuid, one.day, sum(paid.amount),
          coalesce(array_agg(paid.source_id) filter (where paid.reason = 'quiz'), '{}')
        from paid join jsonb_to_recordset(${toJsonRecords(arrivals)}) as one (id uuid, day date) on one.day = paid.day
        group by one.id, one.day
      ), total as (
        select coalesce(sum(amount), 0) as xp from paid
      )
      update ${learners}
      set accepted_no = accepted_no + ${count}, xp = ${learners.xp} + total.xp, balance = balance + total.xp
      from total where user_id = ${userId}
      returning accepted_no, streak_count as count, streak_points as points, streak_last_day::text as last_day`),
  );
  if (!row) throw new Error(`Learner ${userId} has no totals row.`);
  const streak = { count: row.count, points: row.points, lastDay: row.last_day };
  return { acceptedNo: Number(row.accepted_no), streak };
}

export async function findTotals(db: Executor, userId: string) {
  const [row] = await db
    .select({ xp: learners.xp, balance: learners.balance, acceptedNo: learners.acceptedNo })
    .from(learners)
    .where(eq(learners.userId, userId));
  return row;
}

/** Inserts or updates a learner's totals. */
export async function upsertTotals(
  tx: Tx,
  userId: string,
  totals: { xp: number; balance: number; acceptedNo: number },
): Promise<void> {
  await tx
    .insert(learners)
    .values({ userId, ...totals })
    .onConflictDoUpdate({ target: learners.userId, set: totals });
}

/** Sums up the ledger for each of the learner's days. */
export function sumByDay(db: Executor, userId: string): Promise<{ day: string; xp: number }[]> {
  return db
    .select({ day: xpLedger.day, xp: sql`sum(${xpLedger.amount})`.mapWith(Number) })
    .from(xpLedger)
    .where(eq(xpLedger.userId, userId))
    .groupBy(xpLedger.day);
}

/** Returns the XP that a learner got from rooms on one of the learner's days. */
export async function sumRoomXp(db: Executor, userId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ xp: sql`coalesce(sum(${xpLedger.amount}), 0)`.mapWith(Number) })
    .from(xpLedger)
    .where(and(eq(xpLedger.userId, userId), eq(xpLedger.day, day), sql`${xpLedger.reason} = 'room'`));
  return row?.xp ?? 0;
}

/**
 * Removes the oldest payments from the queue for boards and returns them. Skips rows that another process has locked.
 */
export async function dequeueArrivals(tx: Tx, limit: number): Promise<Arrival[]> {
  return rowsOf<{ user_id: string; day: string; amount: number; attempt_ids: string[] }>(
    await tx.execute(sql`
      delete from ${xpArrivals} where id in (
        select id from ${xpArrivals} order by id limit ${limit} for update skip locked
      )
      returning user_id, day::text as day, amount, attempt_ids`),
  ).map(({ user_id: userId, day, amount, attempt_ids: attemptIds }) => ({ userId, day, amount, attemptIds }));
}

/** Replaces the queue for boards by the whole ledger. The boards must be empty. */
export async function requeueArrivals(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from ${xpArrivals}`);
  await tx.execute(sql`
    insert into ${xpArrivals} (id, user_id, day, amount, attempt_ids)
    select gen_random_uuid(), user_id, day, sum(amount),
      coalesce(array_agg(source_id) filter (where reason = 'quiz'), '{}')
    from ${xpLedger} group by user_id, day`);
}

/** Returns a page of a learner's ledger in the order of acceptance. */
export function pageOfLedger(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(xpLedger)
    .where(and(eq(xpLedger.userId, userId), after === null ? undefined : gt(xpLedger.id, after)))
    .orderBy(xpLedger.id)
    .limit(limit);
}

export type FeeEntry = typeof xpFees.$inferInsert;
type FeeKey = Pick<FeeEntry, 'userId' | 'tournamentId'>;

const isFeeEntry = ({ userId, tournamentId }: FeeKey, kind: FeeEntry['kind']) =>
  and(eq(xpFees.userId, userId), eq(xpFees.kind, kind), eq(xpFees.tournamentId, tournamentId));

/** Inserts a fee or a refund; returns false if it exists already. */
export async function insertFee(tx: Tx, entry: FeeEntry): Promise<boolean> {
  const inserted = await tx.insert(xpFees).values(entry).onConflictDoNothing().returning({ id: xpFees.id });
  return inserted.length > 0;
}

/** Deletes a refund; returns false if there is none. */
export async function deleteRefund(tx: Tx, key: FeeKey): Promise<boolean> {
  const deleted = await tx.delete(xpFees).where(isFeeEntry(key, 'refund')).returning({ id: xpFees.id });
  return deleted.length > 0;
}

export async function findFee(db: Executor, key: FeeKey): Promise<number | undefined> {
  const [row] = await db.select({ amount: xpFees.amount }).from(xpFees).where(isFeeEntry(key, 'fee'));
  return row?.amount;
}

export async function addToBalance(tx: Tx, userId: string, delta: number): Promise<void> {
  await tx
    .update(learners)
    .set({ balance: sql`balance + ${delta}` })
    .where(eq(learners.userId, userId));
}

/** Returns the sum of the fees that a learner has paid and that weren't refunded. */
export async function sumFees(db: Executor, userId: string): Promise<number> {
  const signed = sql`sum(case when ${xpFees.kind} = 'fee' then ${xpFees.amount} else -${xpFees.amount} end)`;
  const [row] = await db
    .select({ fees: sql`coalesce(${signed}, 0)`.mapWith(Number) })
    .from(xpFees)
    .where(eq(xpFees.userId, userId));
  return row?.fees ?? 0;
}

/** Returns a page of a learner's fees and refunds. */
export function pageOfFees(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(xpFees)
    .where(and(eq(xpFees.userId, userId), after === null ? undefined : gt(xpFees.id, after)))
    .orderBy(xpFees.id)
    .limit(limit);
}
