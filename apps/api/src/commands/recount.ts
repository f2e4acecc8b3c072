import { recount as recountTotals } from '@quorbit/db/recount';
import { type Command, readArguments, withDatabase } from './command.ts';

/** Computes all totals again and tells the differences. Exit code 1 says that some are left. */
export const recount: Command = {
  usage: 'npm run db:recount -- [--fix]',
  async run(context, args) {
    const { values } = readArguments(args, { options: { fix: 'boolean' }, positionals: 0, usage: recount.usage });
    const fix = values.fix === true;
    return withDatabase(context, async ({ database }) => {
      const { checked, differences } = await recountTotals(database, {
        fix,
        onDifference: ({ table, key, field, stored, computed }) =>
          context.say(`${table} ${key} ${field}: stored ${stored ?? 'nothing'}, computed ${computed ?? 'nothing'}`),
        onLateError: (error) => {
          throw error;
        },
      });
      context.say(`Looked at ${checked.learners} learners, ${checked.quizzes} quizzes, ${checked.scopes} scopes.`);
      if (differences === 0) context.say('All totals are right.');
      else if (fix) context.say(`Totals that were wrong and are right now: ${differences}.`);
      else context.say(`Totals that are wrong: ${differences}. Repair them with: npm run db:recount -- --fix`);
      return differences > 0 && !fix ? 1 : 0;
    });
  },
};
