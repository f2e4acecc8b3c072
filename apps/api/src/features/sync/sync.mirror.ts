import { PARKED_KIND } from '@quorbit/contracts/sync/parked-kind';
import { type ParkedRow, parkedRow } from '@quorbit/contracts/sync/parked-row';
import { isOneOf } from '@quorbit/db/is-one-of';
import { opReceipts } from '@quorbit/db/schema/sync';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { MirrorReader } from '../../kernel/shared-parts.ts';
import { isParked } from './receipts.repository.ts';

/**
 * The mirror rows of kind `held`: ops that are parked on the server, or were parked and then refused. The row's id is
 * the op's id.
 */
export const parkedMirror: MirrorReader = {
  kind: PARKED_KIND,
  body: parkedRow,
  async listIds(db, userIds) {
    const rows = await db.select({ opId: opReceipts.opId }).from(opReceipts).where(isOneOf(opReceipts.userId, userIds));
    return rows.map(({ opId }) => opId);
  },
  async read(db, audience, ids) {
    const rows = await db
      .select()
      .from(opReceipts)
      .where(
        and(
          eq(opReceipts.userId, audience.userId),
          isOneOf(opReceipts.opId, ids),
          or(isParked, isNotNull(opReceipts.parkedBody)),
        ),
      );
    return new Map(rows.map((receipt) => [receipt.opId, rowOf(receipt)]));
  },
};

function rowOf({
  opId,
  type,
  status,
  code,
  message,
  parkedBody,
  receivedAt,
}: typeof opReceipts.$inferSelect): ParkedRow {
  const row = { opId, type, at: receivedAt.toISOString() };
  if (status === 'parked' || !parkedBody) return { ...row, outcome: 'waiting', code: null, message: null, op: null };
  const { v, at, tz, skew, args } = parkedBody;
  return { ...row, outcome: 'refused', code, message, op: { v, at, tz, skew, args } };
}
