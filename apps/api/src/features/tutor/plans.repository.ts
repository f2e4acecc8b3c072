import type { Executor, Tx } from '@quorbit/db/client';
import { studyPlans } from '@quorbit/db/schema/tutor';
import { and, desc, eq } from 'drizzle-orm';

export type PlanRow = typeof studyPlans.$inferSelect;

/** Lists the user's plans, the newest first. */
export function listPlans(db: Executor, userId: string): Promise<PlanRow[]> {
  return db.select().from(studyPlans).where(eq(studyPlans.userId, userId)).orderBy(desc(studyPlans.id));
}

export async function insertPlan(tx: Tx, plan: PlanRow): Promise<void> {
  await tx.insert(studyPlans).values(plan);
}

/**
 * Deletes a plan of the user.
 * @returns whether it existed.
 */
export async function deletePlan(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(studyPlans)
    .where(and(eq(studyPlans.userId, userId), eq(studyPlans.id, id)))
    .returning({ id: studyPlans.id });
  return rows.length > 0;
}
