import type { Executor, Tx } from '@quorbit/db/client';
import { accountCreations } from '@quorbit/db/schema/account-creation';
import { and, eq, gte, lt } from 'drizzle-orm';

export type Creation = typeof accountCreations.$inferSelect;

/** A creation since a time. */
export async function findCreation(db: Executor, keyHash: string, since: Date): Promise<Creation | undefined> {
  const [row] = await db
    .select()
    .from(accountCreations)
    .where(and(eq(accountCreations.keyHash, keyHash), gte(accountCreations.createdAt, since)));
  return row;
}

/** Waits for another transaction that adds the same one. Returns whether this one added it. */
export async function insertCreation(tx: Tx, row: Creation): Promise<boolean> {
  const rows = await tx
    .insert(accountCreations)
    .values(row)
    .onConflictDoNothing()
    .returning({ keyHash: accountCreations.keyHash });
  return rows.length > 0;
}

/** Removes those from before a time. */
export async function forgetCreations(tx: Tx, before: Date): Promise<void> {
  await tx.delete(accountCreations).where(lt(accountCreations.createdAt, before));
}
