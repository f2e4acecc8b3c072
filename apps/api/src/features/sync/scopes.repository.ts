import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import type { Executor, Tx } from '@quorbit/db/client';
import { syncRows, syncScopes } from '@quorbit/db/schema/sync';
import { and, eq, gt, sql } from 'drizzle-orm';

const ROWS_PAGE = 2_000;

export async function listScopes(db: Executor, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .select({ scope: syncScopes.scope })
    .from(syncScopes)
    .where(after === null ? undefined : gt(syncScopes.scope, after))
    .orderBy(syncScopes.scope)
    .limit(limit);
  return rows.map((row) => row.scope);
}

export async function findDigest(db: Executor, scope: string): Promise<string | undefined> {
  const [row] = await db.select({ digest: syncScopes.digest }).from(syncScopes).where(eq(syncScopes.scope, scope));
  return row?.digest;
}

/** Returns the version of a scope; null if nothing was ever recorded in it. */
export async function findVersion(db: Executor, scope: string): Promise<number | null> {
  const [row] = await db.select({ version: syncScopes.version }).from(syncScopes).where(eq(syncScopes.scope, scope));
  return row?.version ?? null;
}

export async function updateDigest(tx: Tx, scope: string, digest: string): Promise<void> {
  await tx.update(syncScopes).set({ digest }).where(eq(syncScopes.scope, scope));
}

/** Computes the correct digest of a scope from its rows, page by page. */
export async function computeDigest(db: Executor, scope: string): Promise<string> {
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
