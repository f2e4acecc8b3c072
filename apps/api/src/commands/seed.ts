import { areas } from '../areas.ts';
import { createLogger } from '../lib/logger.ts';
import { registriesOf } from '../registries.ts';
import { runSeeds } from '../seeds.ts';
import { hasDemo } from '../sessions/demo-accounts.ts';
import { type Command, readArguments, withDatabase } from './command.ts';

/** Writes the content that a new installation starts with and the demo accounts, if a start would. */
export const seed: Command = {
  usage: 'npm run db:seed',
  async run(context, args) {
    readArguments(args, { options: {}, positionals: 0, usage: seed.usage });
    return withDatabase(context, async ({ database }) => {
      const { env, now, say } = context;
      const said: string[] = [];
      const deps = { ...registriesOf(areas), database, env, log: createLogger(env.logLevel), now, whole: true };
      await runSeeds(areas, 'content', { ...deps, say: (sentence) => said.push(sentence) });
      for (const sentence of said.length > 0 ? said : ['The content is there already.']) say(sentence);
      if (hasDemo(env, database.kind)) await runSeeds(areas, 'demo', { ...deps, say });
      return 0;
    });
  },
};
