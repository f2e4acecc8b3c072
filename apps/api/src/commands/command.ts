import { parseArgs } from 'node:util';
import type { ReadyDatabase } from '@quorbit/db/open-database';
import { hasRunningServer, openDatabase } from '@quorbit/db/open-database';
import { OperatorError } from '@quorbit/db/operator-error';
import type { Env } from '../kernel/env.ts';
import { upkeep } from '../upkeep.ts';

export interface CommandContext {
  env: Env;
  /** Writes a line for the person who runs the command. */
  print: (line: string) => void;
  now: () => Date;
}

/**
 * A command for the operator. `run` returns the exit code.
 * @throws OperatorError for problems that the operator can fix.
 */
export interface Command {
  /** One line that shows how to call the command. */
  usage: string;
  run(context: CommandContext, args: readonly string[]): Promise<number>;
}

/**
 * The application name of commands' PostgreSQL connections, which distinguishes them from those of a running server.
 */
export const COMMAND_APPLICATION_NAME = 'quorbit command';

/**
 * Parses options `--name value` and `--name`, and at most `positionals` plain arguments.
 * @throws OperatorError for any other argument.
 */
export function parseArguments(
  args: readonly string[],
  {
    options,
    positionals,
    usage,
  }: { options: Record<string, 'string' | 'boolean'>; positionals: number; usage: string },
): { values: Record<string, string | boolean | undefined>; positionals: string[] } {
  const config = Object.fromEntries(Object.entries(options).map(([name, type]) => [name, { type }]));
  try {
    const parsed = parseArgs({ args: [...args], options: config, allowPositionals: positionals > 0 });
    if (parsed.positionals.length > positionals) throw new TypeError('Too many arguments');
    return {
      values: { ...parsed.values } as Record<string, string | boolean | undefined>,
      positionals: parsed.positionals,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new OperatorError(`${reason}. Usage: ${usage}`, { cause: error });
  }
}

/**
 * Opens the database, upgrading its schema if needed, runs `work` and closes it. Prints the path of the backup that was
 * written before an upgrade.
 */
export async function withDatabase<T>(
  context: CommandContext,
  work: (opened: ReadyDatabase) => Promise<T>,
): Promise<T> {
  const opened = await openDatabase(context.env, { ...upkeep, applicationName: COMMAND_APPLICATION_NAME });
  try {
    if (opened.backup !== null) context.print(`Backup before the upgrade: ${opened.backup}`);
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/**
 * Requires that no server uses a database whose content is about to be replaced.
 * @throws OperatorError while a server uses it.
 */
export async function requireNoServer(opened: Pick<ReadyDatabase, 'database'>, which: string): Promise<void> {
  if (await hasRunningServer(opened.database)) {
    throw new OperatorError(`A running server uses ${which}. Stop it first; nothing was changed.`);
  }
}

/** Returns the number of rows in a dump as text, for example "1,204 rows". */
export function formatRowCount(rows: Record<string, number>): string {
  const count = Object.values(rows).reduce((sum, value) => sum + value, 0);
  return `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;
}
