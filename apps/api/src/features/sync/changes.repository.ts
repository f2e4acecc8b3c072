import { EMPTY_DIGEST } from '@quorbit/contracts/sync/digest';
import type { Executor } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { sql } from 'drizzle-orm';
import type { Positions } from './cursor.ts';
import type { ChangedRow, Changes, ScopeState } from './page-plan.ts';

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
 * Returns what changed in these scopes after each position, at most `limit` rows per scope, with the scopes' versions
 * and digests and the epoch. One statement reads it all at one moment, because shared scopes are read without locking
 * them.
 */
export async function listChanges(db: Executor, positions: Positions, limit: number): Promise<Changes> {
  const fromPositions = [...positions].map(
    ([scope, { version, kind, id }]) => sql`(${scope}::text, ${version}::bigint, ${kind}::text, ${id}::text)`,
  );
  const result = await db.execute(sql`
    select (select value from meta where key = 'epoch') as epoch, c.scope, s.version as scope_version, s.digest,
      s.purged_below, r.kind, r.row_id, r.version, r.deleted
    from (values ${sql.join(fromPositions, sql`, `)}) as c(scope, version, kind, id)
    left join sync_scopes s on s.scope = c.scope
    left join lateral (
      select sr.kind, sr.row_id, sr.version, sr.deleted from sync_rows sr
      where sr.scope = c.scope and (sr.version, sr.kind, sr.row_id) > (c.version, c.kind, c.id)
      order by sr.version, sr.kind, sr.row_id limit ${limit}
    ) r on true
    order by c.scope, r.version, r.kind, r.row_id`);
  const lines = rowsOf<ChangeLine>(result);
  return {
    epoch: lines[0]?.epoch ?? '',
    scopes: new Map(lines.map((line) => [line.scope, toScopeState(line)])),
    rows: lines.flatMap(toChangedRows),
  };
}

function toScopeState(line: ChangeLine): ScopeState {
  return {
    version: Number(line.scope_version ?? 0),
    digest: line.digest ?? EMPTY_DIGEST,
    purgedBelow: Number(line.purged_below ?? 0),
  };
}

/** Converts a line of the query's result to a changed row; a scope without changes has one line without a row. */
function toChangedRows({ scope, kind, row_id: id, version, deleted }: ChangeLine): ChangedRow[] {
  if (kind === null || id === null) return [];
  return [{ scope, kind, id, version: Number(version), deleted: deleted === true }];
}
