import { moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import type { MirrorKind } from '@quorbit/contracts/sync/mirror-kinds';
import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Database, Tx } from './client.ts';
import type { CommitMessage } from './commits.ts';
import { isStalePlan, isWriteCollision } from './errors.ts';
import {
  addScopes,
  changeKeyOf,
  lockIfAllExist,
  type MovedScope,
  type RowChange,
  readVersions,
  writeChanges,
} from './write-statements.ts';

/**
 * Thrown when a change is recorded in a scope that the transaction hasn't locked; `write` then starts again with that
 * scope added.
 */
export class ScopeNotLocked extends Error {
  readonly scope: Scope;
  constructor(scope: Scope) {
    super(`The transaction does not hold scope ${scope}.`);
    this.scope = scope;
  }
}

/**
 * Thrown when a scope's account was deleted while the transaction waited for its lock. The work starts again, and finds
 * no account.
 */
class ScopeVanished extends Error {}

interface WriteState {
  locked: ReadonlySet<Scope>;
  changes: RowChange[];
  afterCommit: (() => void | Promise<void>)[];
  /** The scopes that changed, with their new versions. */
  moved: Map<Scope, number>;
  messages: CommitMessage[];
}

const states = new WeakMap<object, WriteState>();
const MAX_STARTS = 5;

function stateOf(tx: Tx): WriteState {
  const state = states.get(tx);
  if (!state) throw new Error('This transaction was not opened by `write`.');
  return state;
}

interface WriteOptions {
  /** Receives errors of the work that was queued with `afterCommit`; they can't undo the commit. */
  onLateError: (error: unknown) => void;
}

/**
 * The entry point of every write: opens a transaction, locks all scopes in sorted order before anything else, runs
 * `fn`, writes the changes that it recorded, commits, and then runs the work queued for after the commit. Starts again,
 * five times at most in all, when `fn` turns out to need another scope, when a scope or a row that it refers to was
 * deleted in the meantime, when the database chose this transaction to break a deadlock, or when another process
 * changed the schema.
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
      const { result, afterCommit, moved, messages } = await tryWrite(database, wanted, fn);
      if (moved.size > 0 || messages.length > 0) database.commits.publish({ scopes: moved, messages });
      await runAfterCommit(afterCommit, onLateError);
      return result;
    } catch (error) {
      if (start >= MAX_STARTS) throw error;
      if (error instanceof ScopeNotLocked) wanted.add(error.scope);
      else if (!(error instanceof ScopeVanished) && !isWriteCollision(error) && !isStalePlan(error)) throw error;
    }
  }
}

async function runAfterCommit(tasks: WriteState['afterCommit'], onLateError: (error: unknown) => void): Promise<void> {
  for (const task of tasks) {
    try {
      await task();
    } catch (error) {
      onLateError(error);
    }
  }
}

function tryWrite<T>(database: Database, wanted: ReadonlySet<Scope>, fn: (tx: Tx) => Promise<T>) {
  return database.transaction((tx) => runRecording(tx, wanted, () => fn(tx)));
}

/**
 * Works like `write` inside an open transaction, and may be called several times in one. Only for upgrades: nobody else
 * writes meanwhile, so locking scopes one after the other can't deadlock. Nothing may be queued for after the commit.
 */
export async function writeInTransaction<T>(tx: Tx, scopes: readonly Scope[], fn: () => Promise<T>): Promise<T> {
  try {
    return (await runRecording(tx, new Set(scopes), fn)).result;
  } finally {
    states.delete(tx);
  }
}

/** Locks the scopes, runs `fn`, and writes the changes that it recorded. */
async function runRecording<T>(tx: Tx, wanted: ReadonlySet<Scope>, fn: () => Promise<T>) {
  const state: WriteState = { locked: new Set(wanted), changes: [], afterCommit: [], moved: new Map(), messages: [] };
  states.set(tx, state);
  await lockScopes(tx, [...wanted].sort());
  const result = await fn();
  await flushRecorded(tx);
  return { result, ...state };
}

/**
 * Locks scopes in sorted order, so that no two writers wait for each other.
 * @throws ScopeVanished if a scope was deleted in the meantime.
 */
async function lockScopes(tx: Tx, scopes: Scope[]): Promise<void> {
  if (scopes.length === 0) return;
  let locked = await lockIfAllExist(tx, scopes);
  if (locked === 0) {
    await addScopes(tx, scopes);
    locked = await lockIfAllExist(tx, scopes);
  }
  if (locked !== scopes.length) throw new ScopeVanished('A scope vanished while it was being locked.');
}

/**
 * Checks that the transaction has locked a scope, for work that no other transaction may do in that scope at the same
 * time.
 * @throws ScopeNotLocked if it hasn't.
 */
export function requireScopeLock(tx: Tx, scope: Scope): void {
  if (!stateOf(tx).locked.has(scope)) throw new ScopeNotLocked(scope);
}

/**
 * Records that a mirrored row changed. The row's version in the mirror (`sync_rows`) is written just before the commit,
 * outside savepoints.
 * @throws ScopeNotLocked if the transaction hasn't locked that scope.
 */
export function record(tx: Tx, scope: Scope, kind: MirrorKind, id: string, change?: { deleted: boolean }): void {
  requireScopeLock(tx, scope);
  stateOf(tx).changes.push({ scope, kind, id, deleted: change?.deleted ?? false });
}

/**
 * Writes the changes recorded so far, so that the transaction can read the mirror with its own changes in it. Call it
 * last and outside savepoints: changes recorded after it increase the versions once more.
 */
export async function flushRecorded(tx: Tx): Promise<void> {
  const state = stateOf(tx);
  for (const { scope, version } of await flushChanges(tx, state.changes.splice(0))) state.moved.set(scope, version);
}

/** Queues work (publishing, waking a worker) for after the commit. It never runs when the transaction fails. */
export function afterCommit(tx: Tx, task: () => void | Promise<void>): void {
  stateOf(tx).afterCommit.push(task);
}

/**
 * Publishes a message to all processes after the commit, as a hint that may get lost. Nothing is sent if the
 * transaction fails.
 */
export function publishAfterCommit(tx: Tx, channel: string, text: string): void {
  stateOf(tx).messages.push({ channel, text });
}

/**
 * Runs `fn` under a savepoint. If it throws, its rows, recorded changes and queued work are undone, and the error is
 * thrown on.
 */
export async function savepoint<T>(tx: Tx, fn: (inner: Tx) => Promise<T>): Promise<T> {
  const state = stateOf(tx);
  const changes = state.changes.length;
  const taskCount = state.afterCommit.length;
  const messageCount = state.messages.length;
  try {
    return await tx.transaction(async (inner) => {
      states.set(inner, state);
      return fn(inner);
    });
  } catch (error) {
    state.changes.length = changes;
    state.afterCommit.length = taskCount;
    state.messages.length = messageCount;
    throw error;
  }
}

/**
 * Writes changes in two statements, for any number of rows and scopes. Returns the scopes with their new versions and
 * digests.
 */
async function flushChanges(tx: Tx, changes: readonly RowChange[]): Promise<MovedScope[]> {
  if (changes.length === 0) return [];
  const last = new Map(changes.map((change) => [changeKeyOf(change), change]));
  const { scopes, versions } = await readVersions(tx, [...last.values()]);
  const moved = new Map(
    scopes.map((scope) => [scope.scope, { ...scope, added: [] as bigint[], removed: [] as bigint[] }]),
  );
  for (const [key, { scope, kind, id, deleted }] of last) {
    const own = moved.get(scope);
    if (!own) throw new Error(`Scope ${scope} is locked but gone.`);
    const before = versions.get(key);
    if (before !== undefined) own.removed.push(rowHash(kind, id, before));
    if (!deleted) own.added.push(rowHash(kind, id, own.version));
  }
  const written = [...moved.values()].map(({ scope, version, digest, added, removed }) => ({
    scope,
    version,
    digest: moveDigest(digest, added, removed),
  }));
  await writeChanges(tx, [...last.values()], written);
  return written;
}
