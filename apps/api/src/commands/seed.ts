import { hasDemo, seedDemoAccounts } from '../features/accounts/demo-accounts.ts';
import { seedContent } from '../features/quizzes/quizzes.seed.ts';
import { createLogger } from '../lib/logger.ts';
import { type Command, readArguments, withDatabase } from './command.ts';

/** Writes the content that a new installation starts with and, where a start would, the demo accounts. */
export const seed: Command = {
  usage: 'npm run db:seed',
  async run(context, args) {
    readArguments(args, { options: {}, positionals: 0, usage: seed.usage });
    return withDatabase(context, async ({ database }) => {
      const deps = { database, log: createLogger(context.env.logLevel), now: context.now };
      const added = await seedContent(deps);
      context.say(added === 0 ? 'The content is there already.' : `Quizzes added: ${added}.`);
      if (hasDemo(context.env, database.kind)) {
        await seedDemoAccounts(deps);
        context.say('The demo accounts are there.');
      }
      return 0;
    });
  },
};
