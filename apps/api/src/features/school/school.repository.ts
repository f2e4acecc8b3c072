import type { Executor, Tx } from '@quorbit/db/client';
import { school } from '@quorbit/db/schema/school';
import { sql } from 'drizzle-orm';

type InstanceSettingsRow = typeof school.$inferSelect;

/** Returns the school's settings; undefined before any were saved. */
export async function findInstanceSettings(db: Executor): Promise<InstanceSettingsRow | undefined> {
  const [row] = await db.select().from(school);
  return row;
}

/** Returns the school's settings, and locks their row until the transaction ends. */
export async function lockInstanceSettings(tx: Tx): Promise<InstanceSettingsRow | undefined> {
  const [row] = await tx.select().from(school).for('update');
  return row;
}

/** Changes the school's settings, and returns the row after the change. */
export async function upsertInstanceSettings(
  tx: Tx,
  change: Partial<Pick<InstanceSettingsRow, 'name' | 'contact' | 'setupStep'>>,
): Promise<InstanceSettingsRow | undefined> {
  const [row] = await tx
    .insert(school)
    .values(change)
    .onConflictDoUpdate({ target: school.only, set: change })
    .returning();
  return row;
}

/** Stores when the setup ended, unless that's stored already; returns the row after the change. */
export async function upsertSetupEnd(tx: Tx, now: Date): Promise<InstanceSettingsRow | undefined> {
  const [row] = await tx
    .insert(school)
    .values({ setUpAt: now })
    .onConflictDoUpdate({ target: school.only, set: { setUpAt: sql`coalesce(${school.setUpAt}, excluded.set_up_at)` } })
    .returning();
  return row;
}

/** Inserts the school's settings, unless there is a row already. */
export async function insertInstanceSettings(
  tx: Tx,
  row: Pick<InstanceSettingsRow, 'name' | 'setUpAt'>,
): Promise<void> {
  await tx.insert(school).values(row).onConflictDoNothing();
}
