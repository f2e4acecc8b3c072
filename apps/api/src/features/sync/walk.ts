// Where a page of changes begins and where it ends. Knows no database: tests walk over scopes of their own.
import type { Scope } from '@quorbit/contracts/sync/scopes';
import { isPartial, type Position, type Positions, positionsIn, readCursor, through } from './cursor.ts';

export interface ChangedRow {
  scope: string;
  kind: string;
  id: string;
  version: number;
  deleted: boolean;
}

export interface ScopeState {
  version: number;
  digest: string;
  /** The newest version whose tombstone was removed; 0 for none. */
  purgedBelow: number;
}

/** All of one moment. */
export interface Changes {
  epoch: string;
  scopes: ReadonlyMap<string, ScopeState>;
  /** In the order of their versions, kinds and ids within a scope. */
  rows: readonly ChangedRow[];
}

/** Reads what changed after each position, at most `limit` rows a scope. */
type ReadChanges = (from: Positions, limit: number) => Promise<Changes>;

/** One page to come: where it begins, and the rows that may be on it, those of the first scope first. */
export interface Walk {
  from: Positions;
  found: Changes;
  ordered: readonly ChangedRow[];
  /** It starts from the beginning, though the device has read before. */
  reset: boolean;
  /** Scopes of the cursor that the learner is not in. */
  left: readonly string[];
}

interface Asked {
  epoch: string;
  cursor: string;
}

/**
 * Finds the changes after the cursor. Starts from the beginning if the cursor is unreadable, somebody else's, of another
 * epoch, ahead of the scopes, or if tombstones that the device has not seen are gone.
 * @param scopes the learner's, their own first
 */
export async function walkOn(read: ReadChanges, scopes: readonly Scope[], asked: Asked, limit: number): Promise<Walk> {
  const cursor = readCursor(asked.cursor);
  const positions = positionsIn(cursor, scopes);
  const found = await read(positions, limit);
  const sameEpoch = asked.epoch === '' || asked.epoch === found.epoch;
  const isLost = ([scope, position]: [Scope, Position]) => lost(position, found.scopes.get(scope));
  const left = [...(cursor?.keys() ?? [])].filter((scope) => !scopes.some((own) => own === scope));
  const known = sameEpoch && isOwn(cursor, scopes) && ![...positions].some(isLost);
  if (known) return { from: positions, found, ordered: inOrder(scopes, found), reset: false, left };
  const from = positionsIn(null, scopes);
  const anew = [...positions.values()].every(isStart) ? found : await read(from, limit);
  return { from, found: anew, ordered: inOrder(scopes, anew), reset: asked.cursor !== '' || !sameEpoch, left };
}

/** Every cursor names its learner's own scope, except the one of a device that has read nothing. */
function isOwn(cursor: Positions | null, [own]: readonly Scope[]): boolean {
  return cursor !== null && (cursor.size === 0 || (own !== undefined && cursor.has(own)));
}

function isStart({ version }: Position): boolean {
  return version === 0;
}

/** Whether tombstones are gone that the device would need, or the position is ahead of the scope. */
function lost(position: Position, scope: ScopeState | undefined): boolean {
  if (isStart(position)) return false;
  const { version = 0, purgedBelow = 0 } = scope ?? {};
  if (position.version > version || position.began > version) return true;
  const wasRead = purgedBelow < position.version || (purgedBelow === position.version && !isPartial(position));
  return purgedBelow > position.began && !wasRead;
}

function inOrder(scopes: readonly Scope[], { rows }: Changes): ChangedRow[] {
  return scopes.flatMap((scope) => rows.filter((row) => row.scope === scope));
}

/** The device's positions once it has stored the first `taken` rows. A scope that was read to its end is at its version. */
export function advance({ from, found, ordered }: Walk, taken: number): Positions {
  const positions = new Map<string, Position>();
  for (const [scope, before] of from) {
    const version = found.scopes.get(scope)?.version ?? 0;
    const isDone = ordered.findLastIndex((row) => row.scope === scope) < taken;
    const last = ordered.slice(0, taken).findLast((row) => row.scope === scope);
    if (isDone) positions.set(scope, through(version));
    else if (last) positions.set(scope, at(last, isStart(before) ? version : before.began));
    else positions.set(scope, before);
  }
  return positions;
}

function at({ version, kind, id }: ChangedRow, began: number): Position {
  return { version, kind, id, began };
}
