import { PGlite } from '@electric-sql/pglite';
import { savingLevelOf } from '@quorbit/contracts/health/saving-level';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, guardClient, runInsideTransaction, type Tx } from '../client.ts';
import { createCommits } from '../commits.ts';
import { readFreeBytes } from '../disk-space.ts';
import { runMigrations } from '../migrate.ts';
import { limitWrites } from './limit-writes.ts';
import { shareParsers } from './shared-parsers.ts';
import { trackReads } from './track-reads.ts';

interface PgliteOptions {
  /** The folder of the database; without it, the database lives in memory. The caller holds the folder's lock. */
  folder?: string;
  /** A dump of a data folder to start from; by default the database starts empty or as it is in `folder`. */
  dump?: Blob;
}

/**
 * Start parameters with smaller buffers: the default of 128 MB makes each start slower and stays in memory for good,
 * though the system caches the same files.
 */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Opens the embedded database. With a folder, it refuses writes that its disk has no room for. */
export async function openPglite(options: PgliteOptions = {}): Promise<Database> {
  const { folder } = options;
  return wrapPglite(await startPglite(options), folder === undefined ? undefined : () => readFreeBytes(folder));
}

/** Starts PGlite with the settings of `openPglite`, for callers that need the client itself. */
export function startPglite({ folder, dump }: PgliteOptions = {}): Promise<PGlite> {
  return PGlite.create({
    startParams: START_PARAMS,
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  });
}

/**
 * Wraps an open PGlite as a database; closing the database closes it.
 * @param free returns the free bytes on its disk; by default there is always enough.
 */
export function wrapPglite(client: PGlite, free: () => number = () => Number.POSITIVE_INFINITY): Database {
  const reads = trackReads(guardClient(shareParsers(client)));
  const savingLevel = () => savingLevelOf(free());
  const commits = createCommits();
  const unlimited = drizzle({ client: reads.client, casing: 'snake_case' });

  function open(needed: boolean): Database {
    const db = drizzle({ client: limitWrites(reads.client, { saving: savingLevel, needed }), casing: 'snake_case' });
    const database: Database = {
      kind: 'pglite',
      read: db,
      transaction: (fn, options) => {
        const run = (tx: unknown) => runInsideTransaction(() => fn(tx as Tx));
        if (!options?.readOnly) return db.transaction(run);
        return unlimited.transaction(run, { accessMode: 'read only', isolationLevel: 'repeatable read' });
      },
      readsDone: reads.done,
      poolUse: () => null,
      migrate: (options) => runMigrations(db, options),
      commits,
      // The embedded database has a single connection, which all lanes share.
      lane: () => database,
      savingLevel,
      forNeeded: () => neededWrites,
      close: () => client.close(),
    };
    return database;
  }

  const neededWrites = open(true);
  return open(false);
}
