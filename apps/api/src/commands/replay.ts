import { areas } from '../areas.ts';
import { replayParked } from '../features/sync/replay.service.ts';
import { summarizeReplay } from '../features/sync/replay-result.ts';
import { createLogger } from '../lib/logger.ts';
import { registriesOf } from '../registries.ts';
import { type Command, parseArguments, withDatabase } from './command.ts';

/** Applies ops that were parked because they made the server throw. Exit code 1 means that some are still parked. */
export const replay: Command = {
  usage: 'npm run sync:replay -- [--user ID] [--op ID]',
  async run(context, args) {
    const { values } = parseArguments(args, {
      options: { user: 'string', op: 'string' },
      positionals: 0,
      usage: replay.usage,
    });
    const textOption = (value: unknown) => (typeof value === 'string' ? value : undefined);
    return withDatabase(context, async ({ database }) => {
      const log = createLogger(context.env.logLevel);
      const { ops: types } = registriesOf(areas);
      const filter = { userId: textOption(values.user), opId: textOption(values.op) };
      const results = await replayParked({ database, log, types }, filter);
      for (const { opId, type, outcome, message } of results) {
        context.print(`${opId} ${type}: ${outcome}${message === null ? '' : `. ${message}`}`);
      }
      const { applied, rejected, stillParked } = summarizeReplay(results);
      context.print(`Applied ${applied}, rejected ${rejected}, still parked ${stillParked}.`);
      return stillParked > 0 ? 1 : 0;
    });
  },
};
