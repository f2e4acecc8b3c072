// Reads and writes the seeded paths and competencies.
import type { Executor, Tx } from '@quorbit/db/client';
import { competencies, pathNodes, paths } from '@quorbit/db/schema/paths';

/** Returns the ids of the stored paths, by their ids in the content (`origin`). */
export async function listPathOrigins(db: Executor): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ origin: paths.origin, id: paths.id }).from(paths);
  return new Map(rows.map(({ origin, id }) => [origin, id]));
}

/** Returns the ids of the stored competencies, by their ids in the content (`origin`). */
export async function listCompetencyOrigins(db: Executor): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ origin: competencies.origin, id: competencies.id }).from(competencies);
  return new Map(rows.map(({ origin, id }) => [origin, id]));
}

export async function insertCompetency(tx: Tx, row: typeof competencies.$inferInsert): Promise<void> {
  await tx.insert(competencies).values(row);
}

export async function insertPath(
  tx: Tx,
  path: typeof paths.$inferInsert,
  nodes: readonly (typeof pathNodes.$inferInsert)[],
): Promise<void> {
  await tx.insert(paths).values(path);
  await tx.insert(pathNodes).values([...nodes]);
}
