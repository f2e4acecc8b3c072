import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, DataSteps, Tx } from '../client.ts';
import { openPglite } from '../drivers/pglite.ts';
import { limitStatements, PAGE_TIMEOUT_MS } from '../limit-statements.ts';
import { clearMoved, setEpoch } from '../meta.ts';
import { countMigrations } from '../migrations.ts';
import { OperatorError } from '../operator-error.ts';
import { BrokenDump, type DumpTable, type RowCounts } from './format.ts';
import { readDump, readDumpHeader } from './read-dump.ts';
import { deferSelfReferences } from './self-references.ts';
import { listTables, quoteIdentifier } from './tables.ts';
import { writeDump } from './write-dump.ts';

/**
 * Steps that the areas of the program add to a restore, for data from an older schema or from a backup. This package
 * knows no area.
 */
export interface RestoreHooks {
  dataSteps: DataSteps;
  /**
   * Deletes accounts that are listed in `gone_accounts` but exist, because they were deleted after the backup. Runs in
   * the restoring transaction. Returns how many accounts it deleted.
   */
  eraseDeleted: (tx: Tx) => Promise<number>;
}

interface RestoreOptions extends RestoreHooks {
  /**
   * True if the content only moves to another database. Otherwise the database gets a new epoch, which makes devices
   * push again what the backup may lack.
   */
  preserveEpoch: boolean;
  migrationsFolder?: string;
}

export interface RestoreResult {
  rows: RowCounts;
  epoch: string;
  /** The number of accounts that were deleted after the backup, restored from it, and deleted again. */
  deletedAgain: number;
}

/**
 * Replaces everything in the database with the content of the dump, in one transaction: if it fails, the old content is
 * untouched. The schema is brought up to date first. Nobody else may be using the database.
 * @throws BrokenDump when the file is not a dump or is incomplete.
 * @throws OperatorError when a newer version of the program wrote the dump.
 * @throws NewerSchema when a newer version of the program wrote the database.
 */
export async function restore(database: Database, file: string, options: RestoreOptions): Promise<RestoreResult> {
  const { migrations, epoch } = await readDumpHeader(file);
  const known = countMigrations(options.migrationsFolder);
  if (migrations > known) {
    throw new OperatorError(`${file} was written by a newer version of the program. Update the program first.`);
  }
  await database.migrate({ folder: options.migrationsFolder, dataSteps: options.dataSteps });
  if (migrations === known) return replaceContent(database, file, options.preserveEpoch ? epoch : null, known, options);
  return upgradeDump(file, migrations, options, (upgraded) =>
    replaceContent(database, upgraded, options.preserveEpoch ? epoch : null, known, options),
  );
}

/**
 * Turns a dump of an older schema into one of the present schema, in a scratch database: that gets the old schema, then
 * the rows, then the later migrations.
 */
async function upgradeDump<T>(
  file: string,
  migrations: number,
  options: RestoreOptions,
  use: (file: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'quorbit-restore-'));
  try {
    const upgraded = join(folder, 'upgraded.ndjson.gz');
    const scratch = await openPglite({ folder: join(folder, 'db') });
    try {
      await scratch.migrate({ folder: options.migrationsFolder, upTo: migrations });
      await scratch.transaction(async (tx) => {
        await fillTables(tx, file, await listTables(tx, migrations, options.migrationsFolder));
      });
      await scratch.migrate({ folder: options.migrationsFolder, dataSteps: options.dataSteps });
      await writeDump(scratch, upgraded, options);
    } finally {
      await scratch.close();
    }
    return await use(upgraded);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Replaces the content of the database with that of the dump, in one transaction.
 * @param epoch the epoch to set, or null for a new one.
 */
function replaceContent(
  database: Database,
  file: string,
  epoch: string | null,
  migrations: number,
  options: RestoreOptions,
): Promise<RestoreResult> {
  return database.transaction(async (tx) => {
    await limitStatements(tx, null);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const tables = await listTables(tx, migrations, options.migrationsFolder);
    await tx.execute(sql`create temporary table carried_over on commit drop as select * from gone_accounts`);
    await tx.execute(sql.raw(`truncate ${tables.map((table) => quoteIdentifier(table.name)).join(', ')}`));
    const rows = await fillTables(tx, file, tables);
    await tx.execute(sql`insert into gone_accounts select * from carried_over on conflict do nothing`);
    const deletedAgain = await options.eraseDeleted(tx);
    await clearMoved(tx);
    return { rows, epoch: await setEpoch(tx, epoch ?? undefined), deletedAgain };
  });
}

/** Loads all rows of a dump into empty tables of the same schema. */
async function fillTables(tx: Tx, file: string, tables: readonly DumpTable[]): Promise<RowCounts> {
  const restoreReferences = await deferSelfReferences(tx, tables);
  await limitStatements(tx, PAGE_TIMEOUT_MS);
  const rows = await insertRows(tx, file, tables);
  // The statements that follow change all rows at once, so they have no time limit.
  await limitStatements(tx, null);
  await restoreReferences();
  return rows;
}

function insertRows(tx: Tx, file: string, tables: readonly DumpTable[]): Promise<RowCounts> {
  const known = new Map(tables.map((table) => [table.name, table]));
  let insert = sql``;
  return readDump(file, {
    table: async ({ name, columns }) => {
      const table = known.get(name);
      if (
        !table ||
        table.columns.length !== columns.length ||
        !columns.every((column) => table.columns.includes(column))
      ) {
        throw new BrokenDump(file, `its table ${name} is not the one that this program knows.`);
      }
      known.delete(name);
      const list = columns.map(quoteIdentifier).join(', ');
      insert = sql.raw(
        `insert into ${quoteIdentifier(name)} (${list}) select ${list} from jsonb_populate_recordset(null::${quoteIdentifier(name)}, `,
      );
    },
    rows: async (texts) => {
      await tx.execute(sql`${insert}${`[${texts.join(',')}]`}::text::jsonb)`);
    },
  });
}
