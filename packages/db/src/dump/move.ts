import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { markMoved } from '../meta.ts';
import { appliedMigrations } from '../migrate.ts';
import { OperatorError } from '../operator-error.ts';
import { rowsOf } from '../rows.ts';
import { restore } from './restore.ts';
import { quoted, tablesOf } from './tables.ts';
import { type Dump, writeDump } from './write-dump.ts';

/** Facts about a database itself, which a start alone writes. */
const ABOUT_ITSELF = 'meta';

/** Whether nobody has put anything into the database yet. A start without seeds leaves it empty. */
export async function isEmpty(database: Database): Promise<boolean> {
  const migrations = await appliedMigrations(database.read);
  if (migrations === 0) return true;
  for (const { name } of await tablesOf(database.read, migrations)) {
    if (name === ABOUT_ITSELF) continue;
    const [row] = rowsOf<{ used: boolean }>(
      await database.read.execute(sql.raw(`select exists (select from ${quoted(name)}) as used`)),
    );
    if (row?.used) return false;
  }
  return true;
}

/**
 * Carries everything, the epoch included, into an empty database, then marks the old one as moved, so that no server
 * starts on it again. When anything fails before the mark, the old one is still the one in use.
 * @param address of the target, without user and password, for people to read later
 * @param file where the dump that carries the content is written; it stays as a backup
 * @throws OperatorError when the target is not empty
 */
export async function moveDatabase(
  source: Database,
  target: Database,
  { address, file, now }: { address: string; file: string; now: Date },
): Promise<Dump> {
  await target.migrate();
  if (!(await isEmpty(target))) {
    throw new OperatorError(`The database at ${address} is not empty. Name an empty one; nothing was changed.`);
  }
  const dump = await writeDump(source, file, { now });
  await restore(target, dump.file, { keepEpoch: true });
  await source.transaction((tx) => markMoved(tx, { to: address, at: now.toISOString() }));
  return dump;
}
