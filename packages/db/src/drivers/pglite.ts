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

/** Opens the embedded database. */
export async function openPglite({ folder, dump }: PgliteOptions = {}): Promise<Database> {
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  });
  return fromPglite(client);
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
