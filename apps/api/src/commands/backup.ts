import { resolve } from 'node:path';
import { backupFile, FolderInUse } from '@quorbit/db/data-folder';
import type { RowCounts } from '@quorbit/db/dump/format';
import { writeDump } from '@quorbit/db/dump/write-dump';
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

async function write({ env, now }: CommandContext, file: string | null): Promise<{ file: string; rows: RowCounts }> {
  try {
    // As it is: a backup must neither need an upgrade nor cause one.
    const { database, close } = await openAsItIs(env, { applicationName: COMMAND_NAME });
    try {
      const at = now();
      return await writeDump(database, file ?? (await backupFile(env.dataDir, 'by-hand', at)), { now: at });
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
