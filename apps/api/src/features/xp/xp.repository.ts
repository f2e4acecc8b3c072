import { monthOf, weekOf } from '@quorbit/contracts/xp/periods';
import type { Executor, Tx } from '@quorbit/db/client';
import { learners, xpLedger, xpPeriods } from '@quorbit/db/schema/learners';
import { eq, sql } from 'drizzle-orm';

export type LedgerEntry = typeof xpLedger.$inferInsert;

/** Answers false when this source was paid before. */
export async function insertEntry(tx: Tx, entry: LedgerEntry): Promise<boolean> {
  const inserted = await tx.insert(xpLedger).values(entry).onConflictDoNothing().returning({ id: xpLedger.id });
  return inserted.length > 0;
}

export async function addToTotals(tx: Tx, { userId, amount, day }: Pick<LedgerEntry, 'userId' | 'amount' | 'day'>) {
  await tx
    .update(learners)
    .set({ xp: sql`${learners.xp} + ${amount}`, balance: sql`${learners.balance} + ${amount}` })
    .where(eq(learners.userId, userId));
  await tx
    .insert(xpPeriods)
    .values([weekOf(day), monthOf(day)].map((period) => ({ period, userId, xp: amount })))
    .onConflictDoUpdate({
      target: [xpPeriods.period, xpPeriods.userId],
      set: { xp: sql`${xpPeriods.xp} + excluded.xp` },
    });
}

export async function findLearner(db: Executor, userId: string) {
  const [row] = await db.select().from(learners).where(eq(learners.userId, userId));
  return row;
}

/** Raises the learner's counter of accepted work; only safe under the lock of the learner's scope. */
export async function raiseAcceptedNo(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .update(learners)
    .set({ acceptedNo: sql`${learners.acceptedNo} + 1` })
    .where(eq(learners.userId, userId))
    .returning({ acceptedNo: learners.acceptedNo });
  if (!row) throw new Error(`Learner ${userId} has no totals row.`);
  return row.acceptedNo;
}
