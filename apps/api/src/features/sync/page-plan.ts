// Plans where a page of changes begins and ends. It doesn't use the database: tests read scopes of their own.
import type { Scope } from '@quorbit/contracts/sync/scopes';
import { isPartial, type Position, type Positions, parseCursor, positionAfter, positionsFor } from './cursor.ts';

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
  /** The newest version of the scope whose tombstone was removed; 0 for none. */
  purgedBelow: number;
}

/** Changes in some scopes, all read at one moment. */
export interface Changes {
  epoch: string;
  scopes: ReadonlyMap<string, ScopeState>;
  /** The changed rows, sorted by version, kind and id within each scope. */
  rows: readonly ChangedRow[];
}

/** Returns what changed after each position, at most `limit` rows per scope. */
type ListChanges = (from: Positions, limit: number) => Promise<Changes>;

/** The plan of the next page: where it begins, and the rows that may be on it, those of the first scope first. */
export interface PagePlan {
  from: Positions;
  changes: Changes;
  ordered: readonly ChangedRow[];
  /** Whether the page starts from the beginning although the device has read before. */
  reset: boolean;
  /** Scopes named in the cursor that the learner isn't in. */
  leftScopes: readonly string[];
}

interface PageRequest {
  epoch: string;
  cursor: string;
}

/**
 * Finds the changes after the cursor. Starts from the beginning if the cursor is unreadable, another learner's, of
 * another epoch, ahead of the scopes, or if tombstones that the device hasn't seen were removed.
 * @param scopes the learner's scopes, the own scope first.
 */
export async function planPage(
  listChanges: ListChanges,
  scopes: readonly Scope[],
  request: PageRequest,
  limit: number,
): Promise<PagePlan> {
  const cursor = parseCursor(request.cursor);
  const positions = positionsFor(cursor, scopes);
  const changes = await listChanges(positions, limit);
  const sameEpoch = request.epoch === '' || request.epoch === changes.epoch;
  const isLost = ([scope, position]: [Scope, Position]) => isPositionLost(position, changes.scopes.get(scope));
  const leftScopes = [...(cursor?.keys() ?? [])].filter((scope) => !scopes.some((own) => own === scope));
  const canContinue = sameEpoch && isOwnCursor(cursor, scopes) && ![...positions].some(isLost);
  if (canContinue)
    return { from: positions, changes, ordered: orderByScope(scopes, changes), reset: false, leftScopes };
  const from = positionsFor(null, scopes);
  const changesFromStart = [...positions.values()].every(isUnread) ? changes : await listChanges(from, limit);
  return {
    from,
    changes: changesFromStart,
    ordered: orderByScope(scopes, changesFromStart),
    reset: request.cursor !== '' || !sameEpoch,
    leftScopes,
  };
}

/**
 * Returns whether a cursor is the learner's. Every cursor names its learner's own scope, except that of a device that
 * has read nothing.
 */
function isOwnCursor(cursor: Positions | null, [own]: readonly Scope[]): boolean {
  return cursor !== null && (cursor.size === 0 || (own !== undefined && cursor.has(own)));
}

function isUnread({ version }: Position): boolean {
  return version === 0;
}

/** Returns whether tombstones that the device needs were removed, or the position is ahead of the scope. */
function isPositionLost(position: Position, scope: ScopeState | undefined): boolean {
  if (isUnread(position)) return false;
  const { version = 0, purgedBelow = 0 } = scope ?? {};
  if (position.version > version || position.began > version) return true;
  const wasRead = purgedBelow < position.version || (purgedBelow === position.version && !isPartial(position));
  return purgedBelow > position.began && !wasRead;
}

function orderByScope(scopes: readonly Scope[], { rows }: Changes): ChangedRow[] {
  return scopes.flatMap((scope) => rows.filter((row) => row.scope === scope));
}

/**
 * Returns the device's positions after it stored the first `storedCount` rows. A scope that was read to its end is at
 * its current version.
 */
export function advancePositions({ from, changes, ordered }: PagePlan, storedCount: number): Positions {
  const positions = new Map<string, Position>();
  for (const [scope, before] of from) {
    const version = changes.scopes.get(scope)?.version ?? 0;
    const isReadToEnd = ordered.findLastIndex((row) => row.scope === scope) < storedCount;
    const last = ordered.slice(0, storedCount).findLast((row) => row.scope === scope);
    if (isReadToEnd) positions.set(scope, positionAfter(version));
    else if (last) positions.set(scope, positionAt(last, isUnread(before) ? version : before.began));
    else positions.set(scope, before);
  }
  return positions;
}

function positionAt({ version, kind, id }: ChangedRow, began: number): Position {
  return { version, kind, id, began };
}
