import type { Executor, Tx } from '@quorbit/db/client';
import { school } from '@quorbit/db/schema/school';
import { sql } from 'drizzle-orm';

type SchoolRow = typeof school.$inferSelect;

/** Undefined before anybody said anything. */
export async function findSchool(db: Executor): Promise<SchoolRow | undefined> {
  const [row] = await db.select().from(school);
  return row;
}

/** Same; nobody else changes the row until the transaction ends. */
export async function lockSchool(tx: Tx): Promise<SchoolRow | undefined> {
  const [row] = await tx.select().from(school).for('update');
  return row;
}

/** The row after the change. */
export async function saveSchool(
  tx: Tx,
  change: Partial<Pick<SchoolRow, 'name' | 'contact' | 'setupStep'>>,
): Promise<SchoolRow | undefined> {
  const [row] = await tx
    .insert(school)
    .values(change)
    .onConflictDoUpdate({ target: school.only, set: change })
    .returning();
  return row;
}

/** The same; the first end of setting up counts. */
export async function saveEnd(tx: Tx, now: Date): Promise<SchoolRow | undefined> {
  const [row] = await tx
    .insert(school)
    .values({ setUpAt: now })
    .onConflictDoUpdate({ target: school.only, set: { setUpAt: sql`coalesce(${school.setUpAt}, excluded.set_up_at)` } })
    .returning();
  return row;
}

/** Unless there is a row. */
export async function insertSchool(tx: Tx, row: Pick<SchoolRow, 'name' | 'setUpAt'>): Promise<void> {
  await tx.insert(school).values(row).onConflictDoNothing();
}
