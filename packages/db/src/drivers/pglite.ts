import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, guarded, insideTransaction, type Tx } from '../client.ts';
import { migrateWith } from '../migrate.ts';

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
  const db = drizzle({ client: guarded(client), casing: 'snake_case' });
  return {
    kind: 'pglite',
    read: db,
    transaction: (fn, options) =>
      db.transaction((tx) => insideTransaction(() => fn(tx as unknown as Tx)), {
        accessMode: options?.readOnly ? 'read only' : 'read write',
        isolationLevel: options?.readOnly ? 'repeatable read' : 'read committed',
      }),
    migrate: (options) => migrateWith(db, options),
    close: () => client.close(),
  };
}
