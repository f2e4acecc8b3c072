import { EMPTY_DIGEST, moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import type { MirrorKind, Scope } from '@quorbit/contracts/sync/scopes';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from './client.ts';
import { isWriteCollision } from './errors.ts';
import { syncRows, syncScopes } from './schema/sync.ts';

/** A change was recorded in a scope that the transaction does not hold; the edge starts again with that scope added. */
export class ScopeNotHeld extends Error {
  readonly scope: Scope;
  constructor(scope: Scope) {
    super(`The transaction does not hold scope ${scope}.`);
    this.scope = scope;
  }
}

/** A scope's account was deleted while its lock was waited for; started again, the work finds the account gone. */
class ScopeVanished extends Error {}

interface Change {
  scope: Scope;
  kind: MirrorKind;
  id: string;
  deleted: boolean;
}

interface WriteState {
  held: ReadonlySet<Scope>;
  changes: Change[];
  afterCommit: (() => void | Promise<void>)[];
}

const states = new WeakMap<object, WriteState>();
const MAX_STARTS = 5;

function stateOf(tx: Tx): WriteState {
  const state = states.get(tx);
  if (!state) throw new Error('This transaction was not opened by `write`.');
  return state;
}

interface WriteOptions {
  /** Where errors of work queued with `afterCommit` go; they cannot undo the commit. */
  onLateError: (error: unknown) => void;
}

/**
 * The edge of every write: opens the transaction, locks the whole sorted set of scopes before anything else, runs `fn`,
 * writes down what it recorded, commits, then runs what was queued for after the commit. Starts again when `fn`
 * turns out to need another scope, when a scope or a row that it refers to was deleted at that moment, or when the
 * database picked this transaction to break a deadlock.
 */
export async function write<T>(
  database: Database,
  scopes: readonly Scope[],
  fn: (tx: Tx) => Promise<T>,
  { onLateError }: WriteOptions,
): Promise<T> {
  const wanted = new Set(scopes);
  for (let start = 1; ; start += 1) {
    try {
      const { result, afterCommit } = await attempt(database, wanted, fn);
      await runLate(afterCommit, onLateError);
      return result;
    } catch (error) {
      if (start >= MAX_STARTS) throw error;
      if (error instanceof ScopeNotHeld) wanted.add(error.scope);
      else if (!(error instanceof ScopeVanished) && !isWriteCollision(error)) throw error;
    }
  }
}

async function runLate(tasks: WriteState['afterCommit'], onLateError: (error: unknown) => void): Promise<void> {
  for (const task of tasks) {
    try {
      await task();
    } catch (error) {
      onLateError(error);
    }
  }
}

function attempt<T>(database: Database, wanted: ReadonlySet<Scope>, fn: (tx: Tx) => Promise<T>) {
  return database.transaction((tx) => recording(tx, wanted, () => fn(tx)));
}

/**
 * As `write`, in a transaction that is open already; several may follow each other in it. Only for upgrades: nobody else
 * writes meanwhile, so scopes that are locked one after the other meet no other order. Nothing may be queued for after
 * the commit.
 */
export async function writeInside<T>(tx: Tx, scopes: readonly Scope[], fn: () => Promise<T>): Promise<T> {
  try {
    return (await recording(tx, new Set(scopes), fn)).result;
  } finally {
    states.delete(tx);
  }
}

/** Locks, runs `fn`, and writes down what it recorded. */
async function recording<T>(tx: Tx, wanted: ReadonlySet<Scope>, fn: () => Promise<T>) {
  const state: WriteState = { held: new Set(wanted), changes: [], afterCommit: [] };
  states.set(tx, state);
  await lockScopes(tx, [...wanted].sort());
  const result = await fn();
  await flushRecorded(tx);
  return { result, afterCommit: state.afterCommit };
}

/** Locks in sorted order, so that two writers never wait for each other in a circle. */
async function lockScopes(tx: Tx, scopes: Scope[]): Promise<void> {
  if (scopes.length === 0) return;
  await tx
    .insert(syncScopes)
    .values(scopes.map((scope) => ({ scope })))
    .onConflictDoNothing();
  const locked = await tx
    .select({ scope: syncScopes.scope })
    .from(syncScopes)
    .where(inArray(syncScopes.scope, scopes))
    .orderBy(syncScopes.scope)
    .for('update');
  if (locked.length !== scopes.length) throw new ScopeVanished('A scope vanished while it was being locked.');
}

/**
 * Notes that a mirrored row changed. The row of the mirror is written just before the commit, outside savepoints.
 * @throws ScopeNotHeld when the transaction did not lock that scope
 */
export function record(tx: Tx, scope: Scope, kind: MirrorKind, id: string, change?: { deleted: boolean }): void {
  const state = stateOf(tx);
  if (!state.held.has(scope)) throw new ScopeNotHeld(scope);
  state.changes.push({ scope, kind, id, deleted: change?.deleted ?? false });
}

/**
 * Writes down what was recorded so far, so that the transaction can read the mirror with its own changes in it. Call it
 * last and outside savepoints: what is recorded after it moves the versions once more.
 */
export async function flushRecorded(tx: Tx): Promise<void> {
  const state = stateOf(tx);
  await flush(tx, state.changes.splice(0));
}

/** Queues work (publishing, waking a worker) for after the commit. It never runs when the transaction fails. */
export function afterCommit(tx: Tx, task: () => void | Promise<void>): void {
  stateOf(tx).afterCommit.push(task);
}

/** Runs `fn` under a savepoint. When it throws, its rows, recorded changes and queued work are undone, and the error goes on. */
export async function savepoint<T>(tx: Tx, fn: (inner: Tx) => Promise<T>): Promise<T> {
  const state = stateOf(tx);
  const changes = state.changes.length;
  const queued = state.afterCommit.length;
  try {
    return await tx.transaction(async (inner) => {
      states.set(inner, state);
      return fn(inner);
    });
  } catch (error) {
    state.changes.length = changes;
    state.afterCommit.length = queued;
    throw error;
  }
}

async function flush(tx: Tx, changes: readonly Change[]): Promise<void> {
  const byScope = new Map<Scope, Map<string, Change>>();
  for (const change of changes) {
    const rows = byScope.get(change.scope) ?? new Map<string, Change>();
    rows.set(`${change.kind}|${change.id}`, change);
    byScope.set(change.scope, rows);
  }
  for (const scope of [...byScope.keys()].sort()) {
    await flushScope(tx, scope, [...(byScope.get(scope)?.values() ?? [])]);
  }
}

async function flushScope(tx: Tx, scope: Scope, changes: readonly Change[]): Promise<void> {
  // The clock keeps versions rising past anything a client saw before the database was restored from a backup.
  const [moved] = await tx
    .update(syncScopes)
    .set({
      version: sql`greatest(${syncScopes.version} + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint)`,
    })
    .where(eq(syncScopes.scope, scope))
    .returning({ version: syncScopes.version, digest: syncScopes.digest });
  if (!moved) throw new Error(`Scope ${scope} is locked but gone.`);

  const before = await tx
    .select()
    .from(syncRows)
    .where(
      and(
        eq(syncRows.scope, scope),
        inArray(syncRows.kind, [...new Set(changes.map((change) => change.kind))]),
        inArray(
          syncRows.rowId,
          changes.map((change) => change.id),
        ),
      ),
    );
  const touched = new Set(changes.map((change) => `${change.kind}|${change.id}`));
  const removed = before
    .filter((row) => !row.deleted && touched.has(`${row.kind}|${row.rowId}`))
    .map((row) => rowHash(row.kind, row.rowId, row.version));
  const added = changes
    .filter((change) => !change.deleted)
    .map((change) => rowHash(change.kind, change.id, moved.version));

  await tx
    .insert(syncRows)
    .values(changes.map(({ kind, id, deleted }) => ({ scope, kind, rowId: id, version: moved.version, deleted })))
    .onConflictDoUpdate({
      target: [syncRows.scope, syncRows.kind, syncRows.rowId],
      set: { version: sql`excluded.version`, deleted: sql`excluded.deleted` },
    });
  await tx
    .update(syncScopes)
    .set({ digest: moveDigest(moved.digest ?? EMPTY_DIGEST, added, removed) })
    .where(eq(syncScopes.scope, scope));
}
