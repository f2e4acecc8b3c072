import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { markMoved } from '../meta.ts';
import { countAppliedMigrations } from '../migrate.ts';
import { OperatorError } from '../operator-error.ts';
import { rowsOf } from '../rows.ts';
import { type RestoreHooks, restore } from './restore.ts';
import { listTables, quoteIdentifier } from './tables.ts';
import { type Dump, writeDump } from './write-dump.ts';

/**
 * Tables that every start fills with facts about the database and with seed content, so that their rows don't show use.
 * In `quizzes`, only rows made by people count.
 */
const SEEDED_TABLES = new Set(['meta', 'quiz_questions', 'quiz_versions', 'packs', 'sync_scopes', 'sync_rows']);
const USER_ROWS: Readonly<Record<string, string>> = {
  quizzes: "where origin is null or origin not like 'seed:%'",
};

/** Returns whether the database contains nothing made by people, as after a start without demo accounts. */
export async function isDatabaseEmpty(database: Database): Promise<boolean> {
  const migrations = await countAppliedMigrations(database.read);
  if (migrations === 0) return true;
  for (const { name } of await listTables(database.read, migrations)) {
    if (SEEDED_TABLES.has(name)) continue;
    const [row] = rowsOf<{ used: boolean }>(
      await database.read.execute(
        sql.raw(`select exists (select from ${quoteIdentifier(name)} ${USER_ROWS[name] ?? ''}) as used`),
      ),
    );
    if (row?.used) return false;
  }
  return true;
}

/**
 * Copies everything, including the epoch, into an empty database, then marks the old one as moved, so that no server
 * starts on it again. If anything fails before that, the old one stays in use.
 * @param address of the target, without user and password, for people to read later.
 * @param file where the dump is written; it stays as a backup.
 * @throws OperatorError when the target is not empty.
 */
export async function moveDatabase(
  source: Database,
  target: Database,
  { address, file, now, ...hooks }: { address: string; file: string; now: Date } & RestoreHooks,
): Promise<Dump> {
  await target.migrate({ dataSteps: hooks.dataSteps });
  if (!(await isDatabaseEmpty(target))) {
    throw new OperatorError(`The database at ${address} is not empty. Name an empty one; nothing was changed.`);
  }
  const dump = await writeDump(source, file, { now });
  await restore(target, dump.file, { preserveEpoch: true, ...hooks });
  await source.transaction((tx) => markMoved(tx, { to: address, at: now.toISOString() }));
  return dump;
}
