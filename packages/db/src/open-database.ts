import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { savingLevelOf } from '@quorbit/contracts/health/saving-level';
import { sql } from 'drizzle-orm';
import type { Database, DataSteps } from './client.ts';
import { createBackupPath, databaseFolderOf, lockFolder } from './data-folder.ts';
import { DiskFull, readFreeBytes } from './disk-space.ts';
import { openPglite } from './drivers/pglite.ts';
import { openPostgres, SERVER_NAME } from './drivers/postgres.ts';
import { writeDump } from './dump/write-dump.ts';
import { findDatabaseCode } from './errors.ts';
import { ensureEpoch, readMoved, saveBackupNote } from './meta.ts';
import { countAppliedMigrations, NewerSchema } from './migrate.ts';
import { countMigrations } from './migrations.ts';
import { OperatorError } from './operator-error.ts';
import { rowsOf } from './rows.ts';

/** Where the data is: on the server at `databaseUrl`, or else embedded in `dataDir`. */
export interface DatabaseLocation {
  databaseUrl: string | null;
  /** The most connections for calls to a PostgreSQL server; 10 by default. */
  databasePool?: number;
  dataDir: string;
}

interface OpenOptions {
  /** The application name of the connections on a PostgreSQL server; by default that of a running Quorbit. */
  applicationName?: string;
  migrationsFolder?: string;
}

/** An open database, possibly with an older schema. */
export interface OpenDatabase {
  database: Database;
  /** Closes the database and releases the data folder. */
  close(): Promise<void>;
}

/** An open database with this program's schema. */
export interface ReadyDatabase extends OpenDatabase {
  epoch: string;
  /** The number of migrations that ran when the database was opened. */
  migrated: number;
  /**
   * The path of the backup made before migrations ran; null if there was no data or no migration to run, or on a
   * PostgreSQL server.
   */
  backup: string | null;
}

/**
 * Opens the database for use: backs up an embedded one that needs migrations, updates the schema, and gives a new
 * database its epoch.
 * @throws OperatorError when the folder is in use, its content was moved away or is newer than the program, or the
 * server cannot be reached.
 */
export async function openDatabase(
  place: DatabaseLocation,
  options: OpenOptions & { dataSteps: DataSteps },
): Promise<ReadyDatabase> {
  const opened = await openUnmigrated(place, options);
  const database = opened.database.forNeeded();
  try {
    const backup = await backUpBeforeUpgrade(place, database, options);
    const migrated = await database.migrate({ folder: options.migrationsFolder, dataSteps: options.dataSteps });
    return { ...opened, backup, migrated, epoch: await ensureEpoch(database.read) };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/**
 * Opens the database without changing its schema.
 * @throws OperatorError as `openDatabase` does.
 */
export async function openUnmigrated(place: DatabaseLocation, options: OpenOptions = {}): Promise<OpenDatabase> {
  const opened =
    place.databaseUrl === null
      ? await openFolder(place.dataDir)
      : openServer(place.databaseUrl, { ...options, max: place.databasePool });
  const { database } = opened;
  try {
    const applied = await requireReachable(database, place);
    if (applied > countMigrations(options.migrationsFolder)) throw new NewerSchema();
    if (applied > 0) {
      const moved = await readMoved(database.read);
      if (moved !== null) {
        throw new OperatorError(
          `The data was moved to ${moved.to} on ${moved.at.slice(0, 10)}. Set DATABASE_URL to that database.`,
        );
      }
    }
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/**
 * Returns whether a running server is connected to this PostgreSQL database. Never true for an embedded database,
 * because its folder is locked.
 */
export async function hasRunningServer(database: Database): Promise<boolean> {
  if (database.kind === 'pglite') return false;
  const [row] = rowsOf<{ served: boolean }>(
    await database.read.execute(sql`
      select exists (
        select from pg_stat_activity where datname = current_database() and application_name = ${SERVER_NAME}
      ) as served
    `),
  );
  return row?.served ?? false;
}

function openServer(url: string, { applicationName, max }: OpenOptions & { max: number | undefined }): OpenDatabase {
  const database = openPostgres(url, { applicationName, max });
  return { database, close: () => database.close() };
}

async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const lock = await lockFolder(dataDir);
  try {
    // Opening the embedded database writes, and it never recovers from a write that lacks room.
    if (savingLevelOf(readFreeBytes(lock.path)) === 'nothing') throw new DiskFull();
    const folder = databaseFolderOf(lock.path);
    if (!existsSync(folder)) await createDatabase(folder);
    const database = await openPglite({ folder });
    return {
      database,
      close: async () => {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The embedded database in ${lock.path} cannot be opened: ${causeTextOf(error)}. Start with another DATA_DIR and restore a backup there.`,
      { cause: error },
    );
  }
}

/**
 * Creates an empty embedded database under another name first, then renames it: PGlite takes any folder with a version
 * file for a complete database, so a database whose creation was interrupted would never open.
 */
async function createDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await (await openPglite({ folder: draft })).close();
  await rename(draft, folder);
}

/**
 * Runs the first query and returns the number of migrations that the database has run.
 * @throws OperatorError if the server doesn't reply.
 */
async function requireReachable(database: Database, { databaseUrl }: DatabaseLocation): Promise<number> {
  try {
    return await countAppliedMigrations(database.read);
  } catch (error) {
    if (databaseUrl === null || findDatabaseCode(error) === null) throw error;
    throw new OperatorError(`DATABASE_URL must name a database that can be used: ${causeTextOf(error)}.`, {
      cause: error,
    });
  }
}

async function backUpBeforeUpgrade(
  { dataDir }: DatabaseLocation,
  database: Database,
  { migrationsFolder }: OpenOptions,
): Promise<string | null> {
  if (database.kind !== 'pglite') return null;
  const applied = await countAppliedMigrations(database.read);
  if (applied === 0 || applied === countMigrations(migrationsFolder)) return null;
  const now = new Date();
  const file = await createBackupPath(dataDir, 'before-upgrade', now);
  await writeDump(database, file, { now, migrationsFolder });
  await database.transaction((tx) => saveBackupNote(tx, { at: now, why: 'before-upgrade' }));
  return file;
}

/** Returns the message of an error's innermost cause, in one line. */
function causeTextOf(error: unknown): string {
  let current = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  const text = current instanceof Error ? current.message : String(current);
  return (text || findDatabaseCode(error) || 'no reason given').split('\n')[0] ?? '';
}
