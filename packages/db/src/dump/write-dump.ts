import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { formatBytes } from '@quorbit/contracts/health/finding';
import { SAVE_ALL_BYTES } from '@quorbit/contracts/health/saving-level';
import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../client.ts';
import { readFreeBytes } from '../disk-space.ts';
import { findDatabaseCode } from '../errors.ts';
import { limitStatements, PAGE_TIMEOUT_MS } from '../limit-statements.ts';
import { readEpoch } from '../meta.ts';
import { countAppliedMigrations } from '../migrate.ts';
import { OperatorError } from '../operator-error.ts';
import { rowsOf } from '../rows.ts';
import {
  DUMP_FORMAT,
  type DumpHeader,
  type DumpTable,
  endLine,
  headerLine,
  type RowCounts,
  tableLine,
} from './format.ts';
import { listTables, quoteIdentifier } from './tables.ts';

/** About how many characters of text are fetched at a time. */
const BATCH_CHARACTERS = 1_000_000;
const FIRST_BATCH_ROWS = 100;
const MAX_BATCH_ROWS = 5_000;

interface WriteDumpOptions {
  migrationsFolder?: string;
  now?: Date;
  /** Cancels the dump when aborted; the file is then removed. */
  signal?: AbortSignal;
  /** How long reading a page of rows may take, in milliseconds. */
  pageMs?: number;
}

export interface Dump {
  /** The absolute path of the dump's file. */
  file: string;
  header: DumpHeader;
  rows: RowCounts;
}

/**
 * Writes all tables, as they are at one moment, into a new file that only its owner may read. A PostgreSQL database
 * stays in use meanwhile; the embedded one has a single connection, so other queries wait. Until the dump is complete
 * and on disk, an empty file has its name.
 * @throws OperatorError when the file exists, cannot be written or would fill its disk, or the database has no schema
 * yet.
 */
export async function writeDump(
  database: Database,
  file: string,
  { migrationsFolder, now = new Date(), signal, pageMs = PAGE_TIMEOUT_MS }: WriteDumpOptions = {},
): Promise<Dump> {
  const path = resolve(file);
  const draft = `${path}.part`;
  requireSpace(path);
  const reserved = await reserveFile(path);
  try {
    const dump = await database.transaction(
      async (tx) => {
        await limitStatements(tx, pageMs);
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await tx.execute(sql`set local time zone 'UTC'`);
        const header = await buildHeader(tx, now);
        const tables = await listTables(tx, header.migrations, migrationsFolder);
        const rows: RowCounts = {};
        const out = await open(draft, 'w', 0o600);
        await pipeline(
          Readable.from(dumpLines(tx, header, tables, rows, () => requireSpace(path))),
          createGzip(),
          out.createWriteStream({ flush: true }),
          { signal },
        );
        return { file: path, header, rows };
      },
      { readOnly: true },
    );
    await rename(draft, path);
    await syncFolder(dirname(path));
    return dump;
  } catch (error) {
    await rm(draft, { force: true });
    if (reserved) await rm(path, { force: true });
    throw error;
  }
}

/** Reserves the file name with an empty file, so that an older dump is never overwritten. */
async function reserveFile(path: string): Promise<true> {
  try {
    await (await open(path, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    const code = findDatabaseCode(error);
    if (code === 'EEXIST') throw new OperatorError(`${path} exists already. Name another file.`, { cause: error });
    throw new OperatorError(`${path} cannot be written (${code ?? String(error)}).`, { cause: error });
  }
}

/**
 * Syncs a folder to disk, because a new file name in it is safe only after that. Does nothing on Windows, which has no
 * such call.
 */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function buildHeader(tx: Executor, now: Date): Promise<DumpHeader> {
  const migrations = await countAppliedMigrations(tx);
  if (migrations === 0) throw new OperatorError('There is nothing to back up: this database holds no Quorbit data.');
  return { format: DUMP_FORMAT, migrations, epoch: await readEpoch(tx), createdAt: now.toISOString() };
}

/**
 * Refuses to write a dump to a disk with little room left, since the database may need that room on the same disk.
 * @throws OperatorError.
 */
function requireSpace(path: string): void {
  if (readFreeBytes(dirname(path)) >= SAVE_ALL_BYTES) return;
  throw new OperatorError(
    `${path} cannot be written: less than ${formatBytes(SAVE_ALL_BYTES)} of its disk are free. Free some space or write to another disk.`,
  );
}

/**
 * Yields the lines of a dump.
 * @param rows an object that is filled with the number of rows by table.
 * @param beforeBatch called before each batch of rows; it throws to stop the dump.
 */
async function* dumpLines(
  tx: Executor,
  header: DumpHeader,
  tables: readonly DumpTable[],
  rows: RowCounts,
  beforeBatch: () => void,
) {
  yield headerLine(header);
  for (const table of tables) {
    yield tableLine(table);
    rows[table.name] = 0;
    for await (const batch of readBatches(tx, table)) {
      beforeBatch();
      rows[table.name] = (rows[table.name] ?? 0) + batch.length;
      yield `${batch.join('\n')}\n`;
    }
  }
  yield endLine(rows);
}

/** Reads a table through a cursor, in batches of similar size, so that memory stays bounded. */
async function* readBatches(tx: Executor, { name, columns }: DumpTable): AsyncGenerator<string[]> {
  const list = columns.map(quoteIdentifier).join(', ');
  await tx.execute(
    sql.raw(
      `declare dump no scroll cursor for select to_jsonb(t)::text as line from (select ${list} from ${quoteIdentifier(name)}) t`,
    ),
  );
  let count = FIRST_BATCH_ROWS;
  for (;;) {
    const batch = rowsOf<{ line: string }>(await tx.execute(sql.raw(`fetch ${count} from dump`))).map(
      (row) => row.line,
    );
    if (batch.length === 0) break;
    yield batch;
    const characters = batch.reduce((sum, line) => sum + line.length, 0);
    count = Math.max(1, Math.min(MAX_BATCH_ROWS, Math.floor((BATCH_CHARACTERS * batch.length) / characters)));
  }
  await tx.execute(sql`close dump`);
}
