// The SQL statements of `write`. Each list is a single parameter, so that a statement's text doesn't depend on the
// list's length.
import type { MirrorKind } from '@quorbit/contracts/sync/mirror-kinds';
import type { Scope } from '@quorbit/contracts/sync/scopes';
import { sql } from 'drizzle-orm';
import type { Tx } from './client.ts';
import { isOneOf } from './is-one-of.ts';
import { toJsonRecords } from './records.ts';
import { rowsOf } from './rows.ts';
import { syncRows, syncScopes } from './schema/sync.ts';

/** A change of a mirrored row. */
export interface RowChange {
  scope: Scope;
  kind: MirrorKind;
  id: string;
  deleted: boolean;
}

/** A scope with its new version and its digest. */
export interface MovedScope {
  scope: Scope;
  /** The scope's new version: microseconds since 1970, or the previous version plus one, whichever is greater. */
  version: number;
  digest: string;
}

/** Returns a key that identifies a mirrored row. */
export function changeKeyOf({ scope, kind, id }: Pick<RowChange, 'scope' | 'kind' | 'id'>): string {
  return `${scope}|${kind}|${id}`;
}

/**
 * Locks the scopes in sorted order if all of them have a row, otherwise none: a writer that holds locks must not wait
 * to add a row. Returns the number of locked scopes.
 */
export async function lockIfAllExist(tx: Tx, scopes: readonly Scope[]): Promise<number> {
  const wanted = sql`scope = any(${sql.param(scopes)}::text[])`;
  const locked = await tx.execute(sql`
    select scope from ${syncScopes}
    where ${wanted} and (select count(*) from ${syncScopes} where ${wanted}) = ${scopes.length}
    order by scope for update`);
  return rowsOf(locked).length;
}

/**
 * Adds rows for those scopes that have none.
 * @param scopes in sorted order, in which the rows are locked too.
 */
export async function addScopes(tx: Tx, scopes: readonly Scope[]): Promise<void> {
  await tx.execute(sql`
    insert into ${syncScopes} (scope) select unnest(${sql.param(scopes)}::text[]) on conflict do nothing`);
}

/**
 * Reads the mirror before these rows change: the next version and the digest of each scope, and the current versions of
 * the live rows, by `changeKeyOf`.
 */
export async function readVersions(
  tx: Tx,
  changes: readonly RowChange[],
): Promise<{ scopes: MovedScope[]; versions: Map<string, number> }> {
  const scopes = [...new Set(changes.map(({ scope }) => scope))];
  // Versions follow the clock too, so that they exceed every version that a client saw before the database was restored
  // from a backup.
  const found = rowsOf<{ scope: Scope; kind: MirrorKind | null; id: string; version: unknown; digest: string }>(
    await tx.execute(sql`
      select scope, null as kind, null as id, digest,
        greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint) as version
      from ${syncScopes} where scope = any(${sql.param(scopes)}::text[])
      union all
      select r.scope, r.kind, r.row_id, null, r.version
      from jsonb_to_recordset(${toJsonRecords(changes)}) as one (scope text, kind text, id text)
      cross join lateral (
        select * from ${syncRows} known
        where known.scope = one.scope and known.kind = one.kind and known.row_id = one.id and not known.deleted
        limit 1
      ) r`),
  );
  const moved = found.filter(({ kind }) => kind === null);
  return {
    scopes: moved.map(({ scope, version, digest }) => ({ scope, version: Number(version), digest })),
    versions: new Map(
      found.flatMap(({ scope, kind, id, version }) =>
        kind === null ? [] : [[changeKeyOf({ scope, kind, id }), Number(version)]],
      ),
    ),
  };
}

/** Writes the changed rows with their scope's new version, and the scopes with their new versions and digests. */
export async function writeChanges(
  tx: Tx,
  changes: readonly RowChange[],
  scopes: readonly MovedScope[],
): Promise<void> {
  const names = scopes.map(({ scope }) => scope);
  await tx.execute(sql`
    with moved as (
      update ${syncScopes} set version = one.version, digest = one.digest
      from jsonb_to_recordset(${toJsonRecords(scopes)}) as one (scope text, version bigint, digest text)
      where ${syncScopes}.scope = one.scope
        and ${isOneOf(syncScopes.scope, names)}
      returning ${syncScopes}.scope, ${syncScopes}.version
    )
    insert into ${syncRows} (scope, kind, row_id, version, deleted)
    select moved.scope, one.kind, one.id, moved.version, one.deleted
    from jsonb_to_recordset(${toJsonRecords(changes)}) as one (scope text, kind text, id text, deleted boolean)
    join moved on moved.scope = one.scope
    on conflict (scope, kind, row_id) do update set version = excluded.version, deleted = excluded.deleted`);
}
