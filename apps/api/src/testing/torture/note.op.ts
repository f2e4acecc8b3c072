import { userScope } from '@quorbit/contracts/sync/scopes';
import { record } from '@quorbit/db/write';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defineOpType } from '../../lib/define-op-type.ts';

/** An op type that only tests know. */
export const NOTE = 'torture.note';

/**
 * The cheapest op there is: it inserts a row without a unique key, so that applying it twice leaves two rows. Only the
 * sync queue can make sure that it counts once.
 */
export const note = defineOpType({
  type: NOTE,
  versions: { 1: z.object({ n: z.int() }) },
  async apply(tx, actor, ops) {
    const ids = sql.param(ops.map(({ opId }) => opId));
    const numbers = sql.param(ops.map(({ args }) => args.n));
    await tx.execute(sql`insert into torture_notes (user_id, op_id, n)
      select ${actor.id}, op_id, n from unnest(${ids}::uuid[], ${numbers}::int[]) as one (op_id, n)`);
    record(tx, userScope(actor.id), 'profile', actor.id);
    return new Map();
  },
});
