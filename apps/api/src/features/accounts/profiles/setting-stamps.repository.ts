import type { Tx } from '@quorbit/db/client';
import { profileStamps } from '@quorbit/db/schema/accounts';
import { eq, sql } from 'drizzle-orm';

/** When one setting was last set, and by which op. */
export type SettingStamp = Omit<typeof profileStamps.$inferSelect, 'userId' | 'value'>;

export function listStamps(tx: Tx, userId: string): Promise<SettingStamp[]> {
  return tx
    .select({ field: profileStamps.field, at: profileStamps.at, opId: profileStamps.opId })
    .from(profileStamps)
    .where(eq(profileStamps.userId, userId));
}

/**
 * Stores when settings were last set.
 * @param stamps `value` is the value of a setting without a column, else null.
 */
export async function upsertStamps(
  tx: Tx,
  userId: string,
  stamps: readonly (SettingStamp & { value: unknown })[],
): Promise<void> {
  await tx
    .insert(profileStamps)
    .values(stamps.map((stamp) => ({ userId, ...stamp })))
    .onConflictDoUpdate({
      target: [profileStamps.userId, profileStamps.field],
      set: { at: sql`excluded.at`, opId: sql`excluded.op_id`, value: sql`excluded.value` },
    });
}
