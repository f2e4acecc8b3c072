import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, guarded, insideTransaction, type Tx } from '../client.ts';
import { createCommits } from '../commits.ts';
import { migrateWith } from '../migrate.ts';
import { countReads } from './waiting-reads.ts';

interface PgliteOptions {
  /** A folder; without it the database lives in memory. The caller holds the folder's lock. */
  folder?: string;
  /** A dump of a data folder to start from. */
  dump?: Blob;
}

/**
 * The default is 128 MB of buffers, which makes each start slower and stays in memory for good; the system caches the
 * same files.
 */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Opens the embedded database. */
export async function openPglite(options: PgliteOptions = {}): Promise<Database> {
  return fromPglite(await startPglite(options));
}

/** Starts PGlite as `openPglite` does, for callers that need the client. */
export function startPglite({ folder, dump }: PgliteOptions = {}): Promise<PGlite> {
  return PGlite.create({
    startParams: START,
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  });
}

/** Wraps an open PGlite; closing the database closes it. */
export function fromPglite(client: PGlite): Database {
  const reads = countReads(guarded(client));
  const db = drizzle({ client: reads.client, casing: 'snake_case' });
  const database: Database = {
    kind: 'pglite',
    read: db,
    transaction: (fn, options) =>
      db.transaction(
        (tx) => insideTransaction(() => fn(tx as unknown as Tx)),
        // What writes has the database's default, read committed, and needs no statement to say so.
        options?.readOnly ? { accessMode: 'read only', isolationLevel: 'repeatable read' } : undefined,
      ),
    readsDone: reads.done,
    poolUse: () => null,
    migrate: (options) => migrateWith(db, options),
    commits: createCommits(),
    // There is one connection, which everybody shares.
    lane: () => database,
    close: () => client.close(),
  };
  return database;
}
