// Removes receipts and tombstones that have run their time.
import { RECEIPT_DAYS, TOMBSTONE_DAYS } from '@quorbit/contracts/sync/limits';
import type { Database, Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { sql } from 'drizzle-orm';

const DAY_MS = 24 * 3_600_000;
/** Rows of each kind in one round, so that no statement takes long. */
const BATCH = 1_000;

/** One round; answers true when there may be more. Parked work stays until it is settled. */
export async function sweepSync(database: Database, now: Date): Promise<boolean> {
  const receiptsBefore = new Date(now.getTime() - RECEIPT_DAYS * DAY_MS).toISOString();
  const counts = await database.transaction(async (tx) => [
    await deleteSome(
      tx,
      sql`op_receipts`,
      sql`select ctid from op_receipts where received_at < ${receiptsBefore} and status <> 'parked' limit ${BATCH}`,
    ),
    await deleteSome(
      tx,
      sql`op_failures`,
      sql`select ctid from op_failures where failed_at < ${receiptsBefore} limit ${BATCH}`,
    ),
    await deleteSome(
      tx,
      sql`digest_differences`,
      sql`select ctid from digest_differences where found_at < ${receiptsBefore} limit ${BATCH}`,
    ),
    await deleteSome(
      tx,
      sql`sync_clients`,
      sql`select ctid from sync_clients where last_push_at < ${receiptsBefore} limit ${BATCH}`,
    ),
    await purgeTombstones(tx, (now.getTime() - TOMBSTONE_DAYS * DAY_MS) * 1_000),
  ]);
  return counts.includes(BATCH);
}

async function deleteSome(tx: Tx, table: ReturnType<typeof sql>, which: ReturnType<typeof sql>): Promise<number> {
  return rowsOf(await tx.execute(sql`delete from ${table} where ctid in (${which}) returning 1`)).length;
}

/** Devices that have not been here since are sent everything anew. `before`: microseconds since 1970. */
async function purgeTombstones(tx: Tx, before: number): Promise<number> {
  // Locked as every writer of a scope locks it, and in the same order.
  const scopes = rowsOf<{ scope: string }>(
    await tx.execute(sql`
      select s.scope from sync_scopes s where s.scope in (
        select r.scope from sync_rows r where r.deleted and r.version < ${before} limit ${BATCH}
      ) order by s.scope for update`),
  ).map(({ scope }) => scope);
  if (scopes.length === 0) return 0;
  const names = sql.join(
    scopes.map((scope) => sql`${scope}`),
    sql`, `,
  );
  const gone = rowsOf(
    await tx.execute(sql`
      delete from sync_rows where (scope, kind, row_id) in (
        select scope, kind, row_id from sync_rows
        where deleted and version < ${before} and scope in (${names}) limit ${BATCH}
      ) returning 1`),
  );
  await tx.execute(
    sql`update sync_scopes set purged_below = greatest(purged_below, ${before}::bigint) where scope in (${names})`,
  );
  return gone.length;
}
