import type { HeldRow } from '@quorbit/contracts/sync/rows';
import { opReceipts } from '@quorbit/db/schema/sync';
import { and, eq, inArray } from 'drizzle-orm';
import type { MirrorReader } from '../../lib/mirror.ts';

/** Mirror rows of kind `held`: work that was parked on the server; the row's id is the op's. */
export const heldMirror: MirrorReader = {
  kind: 'held',
  async read(db, audience, ids) {
    const rows = await db
      .select({ opId: opReceipts.opId, type: opReceipts.type, receivedAt: opReceipts.receivedAt })
      .from(opReceipts)
      .where(
        and(
          eq(opReceipts.userId, audience.userId),
          inArray(opReceipts.opId, [...ids]),
          eq(opReceipts.status, 'parked'),
        ),
      );
    return new Map(
      rows.map(({ opId, type, receivedAt }) => {
        const body: HeldRow = { opId, type, at: receivedAt.toISOString() };
        return [opId, body];
      }),
    );
  },
};
