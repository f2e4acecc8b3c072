import { parseArgs } from 'node:util';
import type { ReadyDatabase } from '@quorbit/db/open-database';
import { hasRunningServer, openDatabase } from '@quorbit/db/open-database';
import { OperatorError } from '@quorbit/db/operator-error';
import type { Env } from '../kernel/env.ts';
import { upkeep } from '../upkeep.ts';

/** What a command works with. */
export interface CommandContext {
  env: Env;
  /** Writes a line for the person who runs the command. */
  print: (line: string) => void;
  now: () => Date;
}

/** A command for the operator. Returns the exit code. @throws OperatorError for what the operator can fix */
export interface Command {
  /** One line: how it is called. */
  usage: string;
  run(context: CommandContext, args: readonly string[]): Promise<number>;
}

/** The name of commands' connections on a PostgreSQL server, which tells them from those of a running server. */
export const COMMAND_APPLICATION_NAME = 'quorbit command';

/** Options `--name value` and `--name`, and at most this many plain arguments. @throws OperatorError for any other */
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

/** Opens the database with this program's schema, runs `work` and closes it. Says when a backup came before an upgrade. */
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

/** @throws OperatorError while a server uses a database whose content is about to be replaced */
export async function requireNoServer(opened: Pick<ReadyDatabase, 'database'>, which: string): Promise<void> {
  if (await hasRunningServer(opened.database)) {
    throw new OperatorError(`A running server uses ${which}. Stop it first; nothing was changed.`);
  }
}

/** How many rows a dump holds, in words. */
export function formatRowCount(rows: Record<string, number>): string {
  const count = Object.values(rows).reduce((sum, value) => sum + value, 0);
  return `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;
}
