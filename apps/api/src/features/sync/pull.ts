// Reads a page of what changed in a learner's scopes, with the bodies.
import { moveDigest } from '@quorbit/contracts/sync/digest';
import { MAX_ROWS, MAX_ROWS_BYTES } from '@quorbit/contracts/sync/limits';
import type { ExchangeAnswer, MirrorRow } from '@quorbit/contracts/sync/schema';
import { MIRROR_KINDS, type MirrorKind, OWN_SCOPE, type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor } from '@quorbit/db/client';
import { MIRROR_READERS } from '../../lib/mirror-registry.ts';
import type { Actor } from '../../trpc/context.ts';
import { type Position, type Positions, readCursor, START, through, writeCursor } from './cursor.ts';
import { type ChangedRow, readChanges, type ScopeState } from './sync.repository.ts';

export type Page = Pick<ExchangeAnswer, 'rows' | 'left' | 'cursor' | 'more' | 'reset' | 'epoch' | 'digest'>;

interface PullInput {
  epoch: string;
  cursor: string;
}

/** The scopes that a learner is in now, the own one first. */
export function scopesOf({ id, role }: Pick<Actor, 'id' | 'role'>): Scope[] {
  return [userScope(id), 'everyone', ...(role === 'user' ? [] : (['premium'] as const))];
}

/**
 * The changes after `cursor`, own scope first. A cursor that is unreadable, ahead of this database or older than its
 * tombstones, and one of another epoch, gets everything from the beginning and `reset`.
 */
export async function pull(db: Executor, actor: Actor, input: PullInput, now: Date): Promise<Page> {
  const scopes = scopesOf(actor);
  const cursor = readCursor(input.cursor);
  const read = (from: Positions) => readChanges(db, from, MAX_ROWS + 1);
  const asked = new Map(scopes.map((scope) => [scope, cursor?.get(scope) ?? START]));
  let found = await read(asked);
  const knows = input.epoch === '' || input.epoch === found.epoch;
  const reset = cursor === null || !knows || scopes.some((scope) => isLost(asked.get(scope), found.scopes.get(scope)));
  const from = reset ? new Map(scopes.map((scope) => [scope, START])) : asked;
  if (reset && [...asked.values()].some((position) => position !== START)) found = await read(from);

  const ordered = scopes.flatMap((scope) => found.rows.filter((row) => row.scope === scope));
  const bodies = await readBodies(db, actor, ordered.slice(0, MAX_ROWS), now);
  const page = cut(ordered, bodies);
  const left = [...(cursor?.keys() ?? [])].filter((scope) => !from.has(scope as Scope));
  return {
    rows: page.map((row) => mirrored(row, actor, bodies)),
    cursor: writeCursor(advance(scopes, from, ordered, page.length, found.scopes)),
    more: page.length < ordered.length,
    epoch: found.epoch,
    digest: [...found.scopes.values()].reduce((sum, { digest }) => moveDigest(sum, [BigInt(`0x${digest}`)], []), ZERO),
    ...(left.length > 0 ? { left } : {}),
    ...(reset && (input.cursor !== '' || !knows) ? { reset: true } : {}),
  };
}

const ZERO = '0000000000000000';

function isLost(position: Position | undefined, scope: ScopeState | undefined): boolean {
  if (position === undefined || scope === undefined || position === START) return false;
  return position.version > scope.version || position.version < scope.purgedBelow;
}

const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind}|${id}`;

/** Bodies by kind and id; a row without one was deleted, or its kind is not known to this program. */
async function readBodies(db: Executor, actor: Actor, rows: readonly ChangedRow[], now: Date) {
  const audience = { userId: actor.id, role: actor.role, now };
  const bodies = new Map<string, unknown>();
  for (const kind of MIRROR_KINDS) {
    const ids = rows.filter((row) => row.kind === kind && !row.deleted).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const [id, body] of await MIRROR_READERS[kind].read(db, audience, [...new Set(ids)]))
      bodies.set(keyOf({ kind, id }), body);
  }
  return bodies;
}

/** As many of the first rows as an answer may hold; always one. */
function cut(rows: readonly ChangedRow[], bodies: ReadonlyMap<string, unknown>): readonly ChangedRow[] {
  let bytes = 0;
  const page = rows.slice(0, MAX_ROWS);
  const tooMany = page.findIndex((row, index) => {
    bytes += Buffer.byteLength(JSON.stringify(bodies.get(keyOf(row)) ?? null));
    return index > 0 && bytes > MAX_ROWS_BYTES;
  });
  return tooMany === -1 ? page : page.slice(0, tooMany);
}

function mirrored(row: ChangedRow, actor: Actor, bodies: ReadonlyMap<string, unknown>): MirrorRow {
  const { id, version } = row;
  const body = row.deleted ? undefined : bodies.get(keyOf(row));
  return {
    scope: row.scope === userScope(actor.id) ? OWN_SCOPE : row.scope,
    kind: row.kind as MirrorKind,
    id,
    version,
    deleted: body === undefined,
    body: body ?? null,
  };
}

/** Where the device stands once it has stored the page. A scope that was read to its end is read through its version. */
function advance(
  scopes: readonly Scope[],
  from: Positions,
  ordered: readonly ChangedRow[],
  taken: number,
  states: ReadonlyMap<string, ScopeState>,
): Positions {
  const positions = new Map<string, Position>();
  for (const scope of scopes) {
    const last = ordered.findLastIndex((row) => row.scope === scope);
    const lastTaken = ordered.slice(0, taken).findLast((row) => row.scope === scope);
    const rest = last >= taken;
    const state = states.get(scope);
    if (!rest) positions.set(scope, state ? through(state.version) : START);
    else positions.set(scope, lastTaken ?? from.get(scope) ?? START);
  }
  return positions;
}
