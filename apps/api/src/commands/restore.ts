import { resolve } from 'node:path';
import { backupFile } from '@quorbit/db/data-folder';
import { isEmpty } from '@quorbit/db/dump/move';
import { readHeader } from '@quorbit/db/dump/read-dump';
import { restore as restoreDump } from '@quorbit/db/dump/restore';
import { writeDump } from '@quorbit/db/dump/write-dump';
import { noteBackup } from '@quorbit/db/meta';
import { OperatorError } from '@quorbit/db/operator-error';
import { upkeep } from '../upkeep.ts';
import { type Command, readArguments, refuseServed, rowsIn, withDatabase } from './command.ts';

/** Replaces everything with the content of a backup, after backing up what was there. */
export const restore: Command = {
  usage: 'npm run db:restore -- FILE',
  async run(context, args) {
    const { positionals } = readArguments(args, { options: {}, positionals: 1, usage: restore.usage });
    const [name] = positionals;
    if (name === undefined) throw new OperatorError(`Which backup? Usage: ${restore.usage}`);
    const file = resolve(name);
    const { createdAt } = await readHeader(file);
    return withDatabase(context, async (opened) => {
      const { database } = opened;
      await refuseServed(opened, 'the database that DATABASE_URL names');
      if (!(await isEmpty(database))) {
        const now = context.now();
        const kept = await writeDump(database, await backupFile(context.env.dataDir, 'before-restore', now), { now });
        context.say(`What was there before is kept in ${kept.file}`);
      }
      const { rows, deletedAgain } = await restoreDump(database, file, { ...upkeep, keepEpoch: false });
      await database.transaction((tx) => noteBackup(tx, { at: new Date(createdAt), why: 'restored' }));
      context.say(`Restored ${rowsIn(rows)} from the backup of ${createdAt}.`);
      if (deletedAgain > 0) context.say(`Accounts deleted since then were deleted again: ${deletedAgain}.`);
      return 0;
    });
  },
};
