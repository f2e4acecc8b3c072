import { createBackupPath } from '@quorbit/db/data-folder';
import { moveDatabase } from '@quorbit/db/dump/move';
import { openUnmigrated } from '@quorbit/db/open-database';
import { OperatorError } from '@quorbit/db/operator-error';
import { upkeep } from '../upkeep.ts';
import {
  COMMAND_APPLICATION_NAME,
  type Command,
  type CommandContext,
  formatRowCount,
  parseArguments,
  requireNoServer,
  withDatabase,
} from './command.ts';

/** Moves everything from the embedded database to an empty PostgreSQL database. */
export const move: Command = {
  usage: 'npm run db:move -- --to postgres://USER:PASSWORD@HOST:PORT/DATABASE',
  async run(context, args) {
    const { values } = parseArguments(args, { options: { to: 'string' }, positionals: 0, usage: move.usage });
    const { to } = values;
    if (typeof to !== 'string' || !isPostgres(to)) {
      throw new OperatorError(`--to must be a postgres:// address. Usage: ${move.usage}`);
    }
    if (context.env.databaseUrl !== null) {
      throw new OperatorError(
        'DATABASE_URL must be unset: db:move carries the embedded database in DATA_DIR elsewhere.',
      );
    }
    return withDatabase(context, (source) => moveTo(context, source.database, to));
  },
};

async function moveTo(
  context: CommandContext,
  source: Parameters<typeof moveDatabase>[0],
  to: string,
): Promise<number> {
  const address = withoutSecrets(to);
  const target = await openTarget(context, to);
  try {
    await requireNoServer(target, `the database at ${address}`);
    const now = context.now();
    const file = await createBackupPath(context.env.dataDir, 'before-move', now);
    const dump = await moveDatabase(source, target.database, { ...upkeep, address, file, now });
    context.print(`Moved ${formatRowCount(dump.rows)} to ${address}. A backup stays in ${dump.file}`);
    context.print(
      'Now set DATABASE_URL to that address. Keep DATA_DIR: the key that signs tokens is there unless AUTH_SECRET is set.',
    );
    return 0;
  } finally {
    await target.close();
  }
}

async function openTarget({ env }: CommandContext, to: string) {
  try {
    return await openUnmigrated(
      { databaseUrl: to, dataDir: env.dataDir },
      { applicationName: COMMAND_APPLICATION_NAME },
    );
  } catch (error) {
    // The error message names the variable DATABASE_URL, but here the database's address comes from the option --to.
    if (error instanceof OperatorError)
      throw new OperatorError(error.message.replace('DATABASE_URL', '--to'), { cause: error });
    throw error;
  }
}

function isPostgres(address: string): boolean {
  return URL.canParse(address) && ['postgres:', 'postgresql:'].includes(new URL(address).protocol);
}

/** Returns the address without user and password. */
function withoutSecrets(address: string): string {
  const url = new URL(address);
  return `postgres://${url.host}${url.pathname}`;
}
