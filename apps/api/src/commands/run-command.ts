import { OperatorError } from '@quorbit/db/operator-error';
import { readEnv } from '../env.ts';
import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { migrate } from './migrate.ts';
import { move } from './move.ts';
import { recount } from './recount.ts';
import { replay } from './replay.ts';
import { restore } from './restore.ts';
import { seed } from './seed.ts';

const COMMANDS: Record<string, Command> = { migrate, seed, backup, restore, move, recount, replay };

interface RunOptions {
  /** The environment variables as the operator set them. */
  source: Record<string, string | undefined>;
  print: (line: string) => void;
  printError: (line: string) => void;
}

/**
 * Runs one command for the operator: its name, then its arguments. Returns the exit code: 0 done, 1 refused or failed,
 * 2 called wrongly.
 */
export async function runCommand([name, ...args]: readonly string[], options: RunOptions): Promise<number> {
  const command = name === undefined ? undefined : COMMANDS[name];
  if (!command) {
    options.printError(['Usage:', ...Object.values(COMMANDS).map(({ usage }) => `  ${usage}`)].join('\n'));
    return 2;
  }
  try {
    const env = readEnv(options.source);
    return await command.run({ env, print: options.print, now: () => new Date() }, args);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    options.printError(error.message);
    return 1;
  }
}
