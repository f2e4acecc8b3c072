import { type Command, parseArguments, withDatabase } from './command.ts';

/** Updates the schema. Starting the server does the same; this is for administrators who want it done beforehand. */
export const migrate: Command = {
  usage: 'npm run db:migrate',
  async run(context, args) {
    parseArguments(args, { options: {}, positionals: 0, usage: migrate.usage });
    return withDatabase(context, async ({ migrated }) => {
      context.print(migrated === 0 ? 'The schema is up to date.' : `Migrations that ran: ${migrated}.`);
      return 0;
    });
  },
};
