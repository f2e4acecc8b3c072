// What learners did on paths.
import type { Tx } from '@quorbit/db/client';
import { masteredCompetencies, nodeProgress, pathNodes, pathProgress } from '@quorbit/db/schema/paths';
import { and, eq } from 'drizzle-orm';
import { workOf } from './paths.repository.ts';

export type WorkRow = typeof nodeProgress.$inferSelect;

export async function insertProgress(tx: Tx, row: typeof pathProgress.$inferSelect): Promise<void> {
  await tx.insert(pathProgress).values(row);
}

export async function saveProgress(
  tx: Tx,
  {
    userId,
    pathId,
    ...change
  }: Pick<typeof pathProgress.$inferSelect, 'userId' | 'pathId' | 'workedAt' | 'completedAt'>,
): Promise<void> {
  await tx
    .update(pathProgress)
    .set(change)
    .where(and(eq(pathProgress.userId, userId), eq(pathProgress.pathId, pathId)));
}

export async function saveWork(tx: Tx, { userId, pathId, nodeId, ...work }: WorkRow): Promise<void> {
  await tx
    .insert(nodeProgress)
    .values({ userId, pathId, nodeId, ...work })
    .onConflictDoUpdate({ target: [nodeProgress.userId, nodeProgress.pathId, nodeProgress.nodeId], set: work });
}

/** Somebody's mastery of each node that teaches a competency, on whichever path; null for those not completed. */
export async function listMasteries(tx: Tx, userId: string, competencyId: string): Promise<(number | null)[]> {
  const rows = await tx
    .select({ mastery: nodeProgress.mastery })
    .from(pathNodes)
    .leftJoin(nodeProgress, workOf(userId))
    .where(eq(pathNodes.competencyId, competencyId));
  return rows.map(({ mastery }) => mastery);
}

/** The first time counts. */
export async function insertMastered(tx: Tx, row: typeof masteredCompetencies.$inferSelect): Promise<void> {
  await tx.insert(masteredCompetencies).values(row).onConflictDoNothing();
}
