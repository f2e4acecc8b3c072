import { areas } from '../areas.ts';
import { createLogger } from '../lib/logger.ts';
import { registriesOf } from '../registries.ts';
import { runSeeds } from '../seeds.ts';
import { hasDemoContent } from '../sessions/demo-accounts.ts';
import { type Command, parseArguments, withDatabase } from './command.ts';

/** Writes the initial content of an installation, and the demo accounts if a server start would write them. */
export const seed: Command = {
  usage: 'npm run db:seed',
  async run(context, args) {
    parseArguments(args, { options: {}, positionals: 0, usage: seed.usage });
    return withDatabase(context, async ({ database }) => {
      const { env, now, print } = context;
      const lines: string[] = [];
      const deps = { ...registriesOf(areas), database, env, log: createLogger(env.logLevel), now, fullContent: true };
      await runSeeds(areas, 'content', { ...deps, print: (sentence) => lines.push(sentence) });
      for (const sentence of lines.length > 0 ? lines : ['The content is there already.']) print(sentence);
      if (hasDemoContent(env, database.kind)) await runSeeds(areas, 'demo', { ...deps, print });
      return 0;
    });
  },
};
