import { resolve } from 'node:path';
import { backupFile, FolderInUse } from '@quorbit/db/data-folder';
import type { RowCounts } from '@quorbit/db/dump/format';
import { writeDump } from '@quorbit/db/dump/write-dump';
import { noteBackup } from '@quorbit/db/meta';
import { openAsItIs } from '@quorbit/db/open-database';
import { askForBackup } from '../control.ts';
import { COMMAND_NAME, type Command, type CommandContext, readArguments, rowsIn } from './command.ts';

/** Writes a backup; while a server runs on the data folder, that server writes it. */
export const backup: Command = {
  usage: 'npm run db:backup -- [--to FILE]',
  async run(context, args) {
    const { values } = readArguments(args, { options: { to: 'string' }, positionals: 0, usage: backup.usage });
    const file = typeof values.to === 'string' ? resolve(values.to) : null;
    const dump = await write(context, file);
    context.say(`Backup of ${rowsIn(dump.rows)}: ${dump.file}`);
    return 0;
  },
};

async function write(
  { env, now, say }: CommandContext,
  file: string | null,
): Promise<{ file: string; rows: RowCounts }> {
  try {
    // As it is: a backup must neither need an upgrade nor cause one.
    const { database, close } = await openAsItIs(env, { applicationName: COMMAND_NAME });
    try {
      const at = now();
      const dump = await writeDump(database, file ?? (await backupFile(env.dataDir, 'by-hand', at)), { now: at });
      await database
        .forNeeded()
        .transaction((tx) => noteBackup(tx, { at, why: 'by-hand' }))
        // As on a copy of a PostgreSQL server that takes no writes. The backup is whole all the same.
        .catch(() => say("The database couldn't note this backup, so the reminder of backups doesn't know of it."));
      return dump;
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const answered = await askForBackup(env.dataDir, file);
    if (answered === null) throw error;
    return answered;
  }
}
