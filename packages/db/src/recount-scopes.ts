import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import type { Scope } from '@quorbit/contracts/sync/scopes';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from './client.ts';
import { compare, type Totals } from './recount-totals.ts';
import { syncRows, syncScopes } from './schema/sync.ts';

const PAGE = 500;
const ROWS_PAGE = 2_000;

/** The digest of a scope: the sum of the hashes of its live rows, by which devices tell that they miss nothing. */
export const scopeDigests: Totals = {
  name: 'scopes',
  async nextKeys(db, after) {
    const rows = await db
      .select({ scope: syncScopes.scope })
      .from(syncScopes)
      .where(after === null ? undefined : gt(syncScopes.scope, after))
      .orderBy(syncScopes.scope)
      .limit(PAGE);
    return rows.map((row) => row.scope);
  },
  scopesOf: (scope) => (isScope(scope) ? [scope] : []),
  lock: async () => {},
  async inspect(db, scope) {
    const digest = await digestOf(db, scope);
    const [stored] = await db.select({ digest: syncScopes.digest }).from(syncScopes).where(eq(syncScopes.scope, scope));
    return {
      differences: stored ? compare('sync_scopes', scope, stored, { digest }) : [],
      async repair(tx) {
        await tx.update(syncScopes).set({ digest }).where(eq(syncScopes.scope, scope));
      },
    };
  },
};

async function digestOf(db: Executor, scope: string): Promise<string> {
  let digest = EMPTY_DIGEST;
  let last = { kind: '', rowId: '' };
  for (;;) {
    const rows = await db
      .select({ kind: syncRows.kind, rowId: syncRows.rowId, version: syncRows.version, deleted: syncRows.deleted })
      .from(syncRows)
      .where(
        and(
          eq(syncRows.scope, scope),
          gt(sql`(${syncRows.kind}, ${syncRows.rowId})`, sql`(${last.kind}, ${last.rowId})`),
        ),
      )
      .orderBy(syncRows.kind, syncRows.rowId)
      .limit(ROWS_PAGE);
    const live = rows.filter((row) => !row.deleted).map((row) => rowHash(row.kind, row.rowId, row.version));
    digest = moveDigest(digest, live, []);
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_PAGE) return digest;
    last = end;
  }
}

function isScope(scope: string): scope is Scope {
  return scope === 'everyone' || scope === 'premium' || scope.startsWith('user:');
}
