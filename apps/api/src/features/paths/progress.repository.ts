// Stores learners' progress on paths.
import type { Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { masteredCompetencies, nodeProgress, pathNodes, pathProgress } from '@quorbit/db/schema/paths';
import { sql } from 'drizzle-orm';
import { type ProgressRow, workOf } from './paths.repository.ts';

type NodeProgressRow = typeof nodeProgress.$inferSelect;

export async function upsertPathProgress(tx: Tx, rows: readonly ProgressRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(pathProgress)
    .values([...rows])
    .onConflictDoUpdate({
      target: [pathProgress.userId, pathProgress.pathId],
      set: { workedAt: sql`excluded.worked_at`, completedAt: sql`excluded.completed_at` },
    });
}

export async function upsertNodeProgress(tx: Tx, rows: readonly NodeProgressRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(nodeProgress)
    .values([...rows])
    .onConflictDoUpdate({
      target: [nodeProgress.userId, nodeProgress.pathId, nodeProgress.nodeId],
      set: {
        status: sql`excluded.status`,
        mastery: sql`excluded.mastery`,
        minutes: sql`excluded.minutes`,
        completedAt: sql`excluded.completed_at`,
      },
    });
}

/**
 * Returns the user's mastery of each node, on any path, that teaches one of these competencies; null for nodes that
 * aren't completed.
 */
export function listMasteries(tx: Tx, userId: string, competencyIds: readonly string[]) {
  return tx
    .select({ competencyId: pathNodes.competencyId, mastery: nodeProgress.mastery })
    .from(pathNodes)
    .leftJoin(nodeProgress, workOf(userId))
    .where(isOneOf(pathNodes.competencyId, competencyIds));
}

/** Stores when the user mastered competencies; a date that is already stored stays. */
export async function insertMastered(
  tx: Tx,
  rows: readonly (typeof masteredCompetencies.$inferSelect)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(masteredCompetencies)
      .values([...rows])
      .onConflictDoNothing();
}
