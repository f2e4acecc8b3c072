import type { Executor, Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { users } from '@quorbit/db/schema/accounts';
import { digestDifferences, opFailures, opReceipts, syncClients } from '@quorbit/db/schema/sync';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Position, Positions } from './cursor.ts';

export type Receipt = typeof opReceipts.$inferSelect;
export type NewReceipt = typeof opReceipts.$inferInsert;

export async function findLastSeq(db: Executor, userId: string, clientId: string): Promise<number> {
  const [row] = await db
    .select({ lastSeq: syncClients.lastSeq })
    .from(syncClients)
    .where(and(eq(syncClients.userId, userId), eq(syncClients.clientId, clientId)));
  return row?.lastSeq ?? 0;
}

export async function saveClient(tx: Tx, client: typeof syncClients.$inferInsert): Promise<void> {
  const { lastSeq, protocol, lastPushAt } = client;
  await tx
    .insert(syncClients)
    .values(client)
    .onConflictDoUpdate({ target: [syncClients.userId, syncClients.clientId], set: { lastSeq, protocol, lastPushAt } });
}

/** The receipts of these ops, by op id. */
export async function findReceipts(tx: Tx, userId: string, opIds: readonly string[]): Promise<Map<string, Receipt>> {
  if (opIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(opReceipts)
    .where(and(eq(opReceipts.userId, userId), inArray(opReceipts.opId, [...opIds])));
  return new Map(rows.map((row) => [row.opId, row]));
}

export async function insertReceipts(tx: Tx, receipts: readonly NewReceipt[]): Promise<void> {
  if (receipts.length > 0) await tx.insert(opReceipts).values([...receipts]);
}

export async function hasParked(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ opId: opReceipts.opId })
    .from(opReceipts)
    .where(and(eq(opReceipts.userId, userId), eq(opReceipts.status, 'parked')))
    .limit(1);
  return rows.length > 0;
}

/** Counts a failure of an op; answers how many there were, this one included. */
export async function countFailure(tx: Tx, userId: string, opId: string, failedAt: Date): Promise<number> {
  const [row] = await tx
    .insert(opFailures)
    .values({ userId, opId, count: 1, failedAt })
    .onConflictDoUpdate({
      target: [opFailures.userId, opFailures.opId],
      set: { count: sql`${opFailures.count} + 1`, failedAt },
    })
    .returning({ count: opFailures.count });
  return row?.count ?? 1;
}

export async function forgetFailures(tx: Tx, userId: string, opIds: readonly string[]): Promise<void> {
  if (opIds.length === 0) return;
  await tx.delete(opFailures).where(and(eq(opFailures.userId, userId), inArray(opFailures.opId, [...opIds])));
}

/** Whether this device's difference was found and healed since `since`. */
export async function wasReset(db: Executor, userId: string, clientId: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: digestDifferences.id })
    .from(digestDifferences)
    .where(
      and(
        eq(digestDifferences.userId, userId),
        eq(digestDifferences.clientId, clientId),
        gt(digestDifferences.foundAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertDifference(tx: Tx, difference: typeof digestDifferences.$inferInsert): Promise<void> {
  await tx.insert(digestDifferences).values(difference);
}

export interface ChangedRow {
  scope: string;
  kind: string;
  id: string;
  version: number;
  deleted: boolean;
}

export interface ScopeState {
  scope: string;
  version: number;
  digest: string;
  purgedBelow: number;
}

interface ChangeLine {
  epoch: string | null;
  scope: string;
  scope_version: string | number | null;
  digest: string | null;
  purged_below: string | number | null;
  kind: string | null;
  row_id: string | null;
  version: string | number | null;
  deleted: boolean | null;
}

/**
 * What changed in these scopes after each position, at most `limit` rows a scope, with the scopes' versions and digests
 * and the epoch. One statement, so that all of it is of one moment: shared scopes are read without their lock.
 */
export async function readChanges(
  db: Executor,
  positions: Positions,
  limit: number,
): Promise<{ epoch: string; scopes: Map<string, ScopeState>; rows: ChangedRow[] }> {
  const from = [...positions].map(
    ([scope, { version, kind, id }]: [string, Position]) =>
      sql`(${scope}::text, ${version}::bigint, ${kind}::text, ${id}::text)`,
  );
  const result = await db.execute(sql`
    select (select value from meta where key = 'epoch') as epoch, c.scope, s.version as scope_version, s.digest,
      s.purged_below, r.kind, r.row_id, r.version, r.deleted
    from (values ${sql.join(from, sql`, `)}) as c(scope, version, kind, id)
    left join sync_scopes s on s.scope = c.scope
    left join lateral (
      select sr.kind, sr.row_id, sr.version, sr.deleted from sync_rows sr
      where sr.scope = c.scope and (sr.version, sr.kind, sr.row_id) > (c.version, c.kind, c.id)
      order by sr.version, sr.kind, sr.row_id limit ${limit}
    ) r on true
    order by c.scope, r.version, r.kind, r.row_id`);
  const lines = rowsOf<ChangeLine>(result);
  const scopes = new Map<string, ScopeState>();
  const rows: ChangedRow[] = [];
  for (const line of lines) {
    const { scope } = line;
    scopes.set(scope, {
      scope,
      version: Number(line.scope_version ?? 0),
      digest: line.digest ?? '0000000000000000',
      purgedBelow: Number(line.purged_below ?? 0),
    });
    if (line.kind === null || line.row_id === null) continue;
    rows.push({
      scope,
      kind: line.kind,
      id: line.row_id,
      version: Number(line.version),
      deleted: line.deleted === true,
    });
  }
  return { epoch: lines[0]?.epoch ?? '', scopes, rows };
}

/** A learner as the author of parked work: no session is asked for, since the work was taken in one. */
export async function findLearner(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ id: users.id, role: users.role, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  return row ? { ...row, sessionId: '' } : null;
}

/** Learners with parked work, in the order of their ids after `after`. */
export async function listUsersWithParked(db: Executor, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: opReceipts.userId })
    .from(opReceipts)
    .where(and(eq(opReceipts.status, 'parked'), after === null ? undefined : gt(opReceipts.userId, after)))
    .orderBy(opReceipts.userId)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

const MAX_PARKED = 1_000;

/** A learner's parked ops in the order of arrival. */
export function listParked(tx: Tx, userId: string, opId?: string): Promise<Receipt[]> {
  return tx
    .select()
    .from(opReceipts)
    .where(
      and(
        eq(opReceipts.userId, userId),
        eq(opReceipts.status, 'parked'),
        opId === undefined ? undefined : eq(opReceipts.opId, opId),
      ),
    )
    .orderBy(opReceipts.receivedAt, opReceipts.seq)
    .limit(MAX_PARKED);
}

/** Writes what became of a parked op. */
export async function settleParked(
  tx: Tx,
  { userId, opId }: Receipt,
  { outcome, message }: { outcome: 'applied' | 'rejected' | 'still-parked'; message: string | null },
): Promise<void> {
  await tx
    .update(opReceipts)
    .set(
      outcome === 'rejected'
        ? { status: 'rejected', code: 'INVALID', message, parkedBody: null }
        : { status: 'applied', parkedBody: null },
    )
    .where(and(eq(opReceipts.userId, userId), eq(opReceipts.opId, opId)));
}
