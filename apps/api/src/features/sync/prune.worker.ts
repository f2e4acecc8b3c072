// Deletes receipts, devices and tombstones that are older than their retention time.
import { CLIENT_DAYS, RECEIPT_DAYS, TOMBSTONE_DAYS } from '@quorbit/contracts/sync/limits';
import type { Database, Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { sql } from 'drizzle-orm';
import type { Worker } from '../../kernel/area.ts';

const DAY_MS = 24 * 3_600_000;
/** The maximum number of rows deleted per table in one round, so that no statement takes long. */
const BATCH = 1_000;

/**
 * Deletes one batch per table; returns true if there may be more. Parked ops, and refused ops stored for their learner,
 * stay.
 */
export async function pruneSync(database: Database, now: Date): Promise<boolean> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const receiptsBefore = daysAgo(RECEIPT_DAYS).toISOString();
  const clientsBefore = daysAgo(CLIENT_DAYS).toISOString();
  const deletions = [
    sql`delete from op_receipts where (user_id, op_id) in (
      select user_id, op_id from op_receipts
      where received_at < ${receiptsBefore} and status <> 'parked' and parked_body is null limit ${BATCH}
    ) returning 1`,
    sql`delete from op_failures where (user_id, op_id) in (
      select user_id, op_id from op_failures where failed_at < ${receiptsBefore} limit ${BATCH}
    ) returning 1`,
    sql`delete from digest_differences where id in (
      select id from digest_differences where found_at < ${receiptsBefore} limit ${BATCH}
    ) returning 1`,
    sql`delete from sync_clients where (user_id, client_id) in (
      select user_id, client_id from sync_clients where last_push_at < ${clientsBefore} limit ${BATCH}
    ) returning 1`,
  ];
  const counts = await database.transaction(async (tx) => {
    const purged = await purgeTombstones(tx, daysAgo(TOMBSTONE_DAYS).getTime() * 1_000);
    const removed = [];
    for (const deletion of deletions) removed.push(rowsOf(await tx.execute(deletion)).length);
    return [purged, ...removed];
  });
  return counts.includes(BATCH);
}

/**
 * Deletes old tombstones, and stores for each scope the newest version deleted.
 * @param before microseconds since 1970; only older tombstones are deleted.
 */
async function purgeTombstones(tx: Tx, before: number): Promise<number> {
  // Scopes are locked in the same order as by every writer.
  const scopes = rowsOf<{ scope: string }>(
    await tx.execute(sql`
      select s.scope from sync_scopes s where s.scope in (
        select r.scope from sync_rows r where r.deleted and r.version < ${before} limit ${BATCH}
      ) order by s.scope for update`),
  ).map(({ scope }) => scope);
  if (scopes.length === 0) return 0;
  const purged = rowsOf<{ purged: number }>(
    await tx.execute(sql`
      with gone as (
        delete from sync_rows where (scope, kind, row_id) in (
          select scope, kind, row_id from sync_rows
          where deleted and version < ${before} and scope = any(${sql.param(scopes)}::text[]) limit ${BATCH}
        ) returning scope, version
      ), newest as (
        select scope, max(version) as version, count(*)::int as purged from gone group by scope
      )
      update sync_scopes s set purged_below = greatest(s.purged_below, newest.version)
      from newest where newest.scope = s.scope returning newest.purged`),
  );
  return purged.reduce((sum, row) => sum + row.purged, 0);
}

export const syncPruning: Worker = {
  name: 'sync sweep',
  needed: true,
  pauseMs: 600_000,
  start: ({ database, now }) => ({ round: () => pruneSync(database, now()) }),
};
