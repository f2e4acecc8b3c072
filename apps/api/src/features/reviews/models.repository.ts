import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { reviewModels } from '@quorbit/db/schema/reviews';
import { and, eq, gt } from 'drizzle-orm';

export type NewModel = typeof reviewModels.$inferInsert;

export async function insertModel(tx: Tx, model: NewModel): Promise<void> {
  await tx.insert(reviewModels).values(model);
}

/** Lists those of a learner's adopted weights that have these ids, in mirrored form. */
export async function listModels(db: Executor, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: reviewModels.id, since: reviewModels.since, weights: reviewModels.weights })
    .from(reviewModels)
    .where(and(eq(reviewModels.userId, userId), eq(reviewModels.adopted, true), isOneOf(reviewModels.id, ids)));
  return rows.map(({ id, since, weights }) => ({ id, since: since.toISOString(), weights }));
}

export async function listModelIds(db: Executor, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: reviewModels.id })
    .from(reviewModels)
    .where(and(isOneOf(reviewModels.userId, userIds), eq(reviewModels.adopted, true)));
  return rows.map(({ id }) => id);
}

/** Returns a page of all weights that were fitted to a user's ratings, for the export. */
export function pageOfModels(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(reviewModels)
    .where(and(eq(reviewModels.userId, userId), after === null ? undefined : gt(reviewModels.id, after)))
    .orderBy(reviewModels.id)
    .limit(limit);
}
