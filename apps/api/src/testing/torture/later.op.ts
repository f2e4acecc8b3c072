import type { MirrorKind } from '@quorbit/contracts/sync/mirror-kinds';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { rowsOf } from '@quorbit/db/rows';
import { record } from '@quorbit/db/write';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { MirrorReader } from '../../kernel/shared-parts.ts';
import { defineOpType } from '../../lib/define-op-type.ts';

/**
 * The name of an op type that only the newer server version knows, and of the mirror kind of its rows, which no client
 * knows.
 */
export const LATER = 'torture.later';
const KIND = LATER as MirrorKind;

const body = z.object({ n: z.int() });

export const later = defineOpType({
  type: LATER,
  versions: { 1: body },
  async apply(tx, actor, ops) {
    for (const { opId, args } of ops) {
      await tx.execute(sql`insert into torture_later (user_id, op_id, n) values (${actor.id}, ${opId}, ${args.n})
        on conflict do nothing`);
      record(tx, userScope(actor.id), KIND, opId);
    }
    return new Map();
  },
});

export const laterMirror: MirrorReader = {
  kind: KIND,
  body,
  async listIds(db, userIds) {
    return rowsOf<{ id: string }>(
      await db.execute(sql`select op_id as id from torture_later where user_id = any(${sql.param(userIds)}::uuid[])`),
    ).map(({ id }) => id);
  },
  async read(db, { userId }, ids) {
    const rows = rowsOf<{ id: string; n: number }>(
      await db.execute(sql`select op_id as id, n from torture_later
        where user_id = ${userId} and op_id = any(${sql.param(ids)}::uuid[])`),
    );
    return new Map(rows.map(({ id, n }) => [id, { n }]));
  },
};
