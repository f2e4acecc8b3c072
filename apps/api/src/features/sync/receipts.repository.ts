import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { rowsOf } from '@quorbit/db/rows';
import { opFailures, opReceipts } from '@quorbit/db/schema/sync';
import { and, asc, eq, gt, sql } from 'drizzle-orm';

/**
 * Condition for parked ops, written literally as in their partial index, because a query plan may be made before
 * parameter values are known.
 */
export const isParked = sql`${opReceipts.status} = 'parked'`;

export type Receipt = typeof opReceipts.$inferSelect;
/** The code in receipts of ops that their learner discarded. */
export const DISCARDED = 'DISCARDED';

/** The stored form of a parked op. */
export type ParkedOp = NonNullable<Receipt['parkedBody']>;
/** The outcome of an op, as its receipt stores it. */
export type ReceiptOutcome = Pick<Receipt, 'status' | 'code' | 'message' | 'parkedBody'>;
export type NewReceipt = Pick<Receipt, 'opId' | 'seq' | 'bodyHash' | 'type'> & ReceiptOutcome;

/** A receipt without the body that it may store. */
export type KnownReceipt = Pick<Receipt, 'clientId' | 'seq' | 'bodyHash' | 'status' | 'code' | 'message'>;

/** A device's queue as the server knows it. */
export interface DeviceQueue {
  /** The epoch of the database; '' for a database that was never started. */
  epoch: string;
  lastSeq: number;
  /** Receipts by op id; ops without one are missing. */
  receipts: ReadonlyMap<string, KnownReceipt>;
}

interface DeviceKey {
  userId: string;
  clientId: string;
}

interface QueueLine {
  epoch: string | null;
  last_seq: number | null;
  op_id: string | null;
  client_id: string;
  seq: number;
  body_hash: string;
  status: Receipt['status'];
  code: string | null;
  message: string | null;
}

/** Returns how far the server has taken a device's queue, and the receipts of these ops. */
export async function getDeviceQueue(
  tx: Tx,
  { userId, clientId }: DeviceKey,
  opIds: readonly string[],
): Promise<DeviceQueue> {
  const lines = rowsOf<QueueLine>(
    await tx.execute(sql`
      select (select value from meta where key = 'epoch') as epoch,
        (select last_seq from sync_clients where user_id = ${userId}::uuid and client_id = ${clientId}::uuid) as last_seq,
        r.op_id, r.client_id, r.seq, r.body_hash, r.status, r.code, r.message
      from (select 1) as one left join op_receipts r
        on r.user_id = ${userId}::uuid and r.op_id = any(${sql.param(opIds)}::uuid[])`),
  );
  const receipts = new Map<string, KnownReceipt>();
  for (const { op_id, client_id, seq, body_hash, status, code, message } of lines) {
    if (op_id === null) continue;
    receipts.set(op_id, { clientId: client_id, seq, bodyHash: body_hash, status, code, message });
  }
  return { epoch: lines[0]?.epoch ?? '', lastSeq: lines[0]?.last_seq ?? 0, receipts };
}

interface QueueProgress extends DeviceKey {
  lastSeq: number;
  protocol: number;
  at: Date;
}

/** Stores how far the server has taken a device's queue, and new receipts. */
export async function upsertProgress(
  tx: Tx,
  { userId, clientId, lastSeq, protocol, at }: QueueProgress,
  receipts: readonly NewReceipt[],
): Promise<void> {
  const time = at.toISOString();
  const device = sql`
    insert into sync_clients (user_id, client_id, last_seq, protocol, last_push_at)
    values (${userId}::uuid, ${clientId}::uuid, ${lastSeq}, ${protocol}, ${time}::timestamptz)
    on conflict (user_id, client_id) do update
    set last_seq = excluded.last_seq, protocol = excluded.protocol, last_push_at = excluded.last_push_at`;
  if (receipts.length === 0) {
    await tx.execute(device);
    return;
  }
  const rows = receipts.map(({ opId, seq, bodyHash, type, status, code, message, parkedBody }) => ({
    op_id: opId,
    seq,
    body_hash: bodyHash,
    type,
    status,
    code,
    message,
    parked_body: parkedBody,
  }));
  await tx.execute(sql`
    with device as (${device})
    insert into op_receipts
      (user_id, client_id, received_at, op_id, seq, body_hash, type, status, code, message, parked_body)
    select ${userId}::uuid, ${clientId}::uuid, ${time}::timestamptz, r.op_id, r.seq, r.body_hash, r.type, r.status,
      r.code, r.message, nullif(r.parked_body, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(op_id uuid, seq integer, body_hash text,
      type text, status text, code text, message text, parked_body jsonb)`);
}

/** Returns how many bodies a learner's receipts store, and their size in bytes. */
export async function countStoredBodies(tx: Tx, userId: string): Promise<{ count: number; bytes: number }> {
  const [row] = rowsOf<{ count: number; bytes: number }>(
    await tx.execute(sql`
      select count(*)::integer as count, coalesce(sum(octet_length(parked_body::text)), 0)::integer as bytes
      from op_receipts where user_id = ${userId}::uuid and parked_body is not null`),
  );
  return row ?? { count: 0, bytes: 0 };
}

/** Counts a failure of an op; returns the number of failures, including this one. */
export async function incrementFailures(tx: Tx, userId: string, opId: string, failedAt: Date): Promise<number> {
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

export async function deleteFailures(tx: Tx, userId: string, opId: string): Promise<void> {
  await tx.delete(opFailures).where(and(eq(opFailures.userId, userId), eq(opFailures.opId, opId)));
}

/** Returns the ids of learners with parked ops, in order, starting after `after`. */
export async function listUsersWithParked(db: Executor, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: opReceipts.userId })
    .from(opReceipts)
    .where(and(isParked, after === null ? undefined : gt(opReceipts.userId, after)))
    .orderBy(opReceipts.userId)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Returns a learner's parked ops in the order of arrival; only those in `opIds` if it's given. */
export function listParked(db: Executor, userId: string, opIds?: readonly string[]): Promise<Receipt[]> {
  return db
    .select()
    .from(opReceipts)
    .where(and(eq(opReceipts.userId, userId), isParked, opIds && isOneOf(opReceipts.opId, opIds)))
    .orderBy(asc(opReceipts.receivedAt), asc(opReceipts.seq), asc(opReceipts.opId));
}

/** Stores the outcome of a parked op. The body of a refused op stays, because it may be the only copy. */
export async function updateParked(tx: Tx, { userId, opId }: Receipt, outcome: ReceiptOutcome): Promise<void> {
  await tx
    .update(opReceipts)
    .set(outcome)
    .where(and(eq(opReceipts.userId, userId), eq(opReceipts.opId, opId)));
}

/** Returns the receipts of these ops by op id, with only the fields that discarding needs. */
export async function listStates(tx: Tx, userId: string, opIds: readonly string[]) {
  const rows = await tx
    .select({
      opId: opReceipts.opId,
      status: opReceipts.status,
      keeps: sql<boolean>`${opReceipts.parkedBody} is not null`,
    })
    .from(opReceipts)
    .where(and(eq(opReceipts.userId, userId), isOneOf(opReceipts.opId, opIds)));
  return new Map(rows.map((row) => [row.opId, row]));
}

/** Erases the bodies in these receipts, and marks the receipts as rejected. */
export async function discardBodies(
  tx: Tx,
  userId: string,
  opIds: readonly string[],
  outcome: Pick<ReceiptOutcome, 'code' | 'message'>,
): Promise<void> {
  await tx
    .update(opReceipts)
    .set({ ...outcome, status: 'rejected', parkedBody: null })
    .where(and(eq(opReceipts.userId, userId), isOneOf(opReceipts.opId, opIds)));
}
