import { resolve } from 'node:path';
import { createBackupPath, FolderInUse } from '@quorbit/db/data-folder';
import type { RowCounts } from '@quorbit/db/dump/format';
import { writeDump } from '@quorbit/db/dump/write-dump';
import { saveBackupNote } from '@quorbit/db/meta';
import { openUnmigrated } from '@quorbit/db/open-database';
import { requestBackup } from '../control-server.ts';
import {
  COMMAND_APPLICATION_NAME,
  type Command,
  type CommandContext,
  formatRowCount,
  parseArguments,
} from './command.ts';

/** Writes a backup. While a server runs on the data folder, the command requests the backup from that server. */
export const backup: Command = {
  usage: 'npm run db:backup -- [--to FILE]',
  async run(context, args) {
    const { values } = parseArguments(args, { options: { to: 'string' }, positionals: 0, usage: backup.usage });
    const file = typeof values.to === 'string' ? resolve(values.to) : null;
    const dump = await writeBackup(context, file);
    context.print(`Backup of ${formatRowCount(dump.rows)}: ${dump.file}`);
    return 0;
  },
};

async function writeBackup(
  { env, now, print }: CommandContext,
  file: string | null,
): Promise<{ file: string; rows: RowCounts }> {
  try {
    // The database is opened without an upgrade: a backup must neither need nor cause one.
    const { database, close } = await openUnmigrated(env, { applicationName: COMMAND_APPLICATION_NAME });
    try {
      const at = now();
      const dump = await writeDump(database, file ?? (await createBackupPath(env.dataDir, 'by-hand', at)), { now: at });
      await database
        .forNeeded()
        .transaction((tx) => saveBackupNote(tx, { at, why: 'by-hand' }))
        // Storing the note that a backup was made fails, for example, on a read-only copy of a PostgreSQL server. The
        // backup is complete nevertheless.
        .catch(() => print("The database couldn't note this backup, so the reminder of backups doesn't know of it."));
      return dump;
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const reply = await requestBackup(env.dataDir, file);
    if (reply === null) throw error;
    return reply;
  }
}
