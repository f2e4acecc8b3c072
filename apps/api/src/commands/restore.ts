import { resolve } from 'node:path';
import { createBackupPath } from '@quorbit/db/data-folder';
import { isDatabaseEmpty } from '@quorbit/db/dump/move';
import { readDumpHeader } from '@quorbit/db/dump/read-dump';
import { restore as restoreDump } from '@quorbit/db/dump/restore';
import { writeDump } from '@quorbit/db/dump/write-dump';
import { saveBackupNote } from '@quorbit/db/meta';
import { OperatorError } from '@quorbit/db/operator-error';
import { upkeep } from '../upkeep.ts';
import { type Command, formatRowCount, parseArguments, requireNoServer, withDatabase } from './command.ts';

/** Replaces the whole content of the database with a backup, after backing up the existing content. */
export const restore: Command = {
  usage: 'npm run db:restore -- FILE',
  async run(context, args) {
    const { positionals } = parseArguments(args, { options: {}, positionals: 1, usage: restore.usage });
    const [name] = positionals;
    if (name === undefined) throw new OperatorError(`Which backup? Usage: ${restore.usage}`);
    const file = resolve(name);
    const { createdAt } = await readDumpHeader(file);
    return withDatabase(context, async (opened) => {
      const { database } = opened;
      await requireNoServer(opened, 'the database that DATABASE_URL names');
      if (!(await isDatabaseEmpty(database))) {
        const now = context.now();
        const savedDump = await writeDump(
          database,
          await createBackupPath(context.env.dataDir, 'before-restore', now),
          { now },
        );
        context.print(`What was there before is kept in ${savedDump.file}`);
      }
      const { rows, deletedAgain } = await restoreDump(database, file, { ...upkeep, preserveEpoch: false });
      await database.transaction((tx) => saveBackupNote(tx, { at: new Date(createdAt), why: 'restored' }));
      context.print(`Restored ${formatRowCount(rows)} from the backup of ${createdAt}.`);
      if (deletedAgain > 0) context.print(`Accounts deleted since then were deleted again: ${deletedAgain}.`);
      return 0;
    });
  },
};
