import { areas } from '../areas.ts';
import { registriesOf, totalsOf } from '../registries.ts';
import { type Command, readArguments, withDatabase } from './command.ts';
import { recountTotals } from './recount-totals.ts';

/** Computes all totals again and lists the differences. Exit code 1 means that some are left. */
export const recount: Command = {
  usage: 'npm run db:recount -- [--fix]',
  async run(context, args) {
    const { values } = readArguments(args, { options: { fix: 'boolean' }, positionals: 0, usage: recount.usage });
    const fix = values.fix === true;
    return withDatabase(context, async ({ database }) => {
      const { checked, differences } = await recountTotals(database, {
        totals: totalsOf(areas),
        registries: registriesOf(areas),
        fix,
        onDifference: ({ table, key, field, stored, computed }) =>
          context.say(`${table} ${key} ${field}: stored ${stored ?? 'nothing'}, computed ${computed ?? 'nothing'}`),
        onLateError: (error) => {
          throw error;
        },
      });
      const looked = Object.entries(checked)
        .sort()
        .map(([of, count]) => `${count} ${of}`);
      context.say(`Looked at ${looked.join(', ')}.`);
      if (differences === 0) context.say('All totals are right.');
      else if (fix) context.say(`Totals that were wrong and are right now: ${differences}.`);
      else context.say(`Totals that are wrong: ${differences}. Repair them with: npm run db:recount -- --fix`);
      return differences > 0 && !fix ? 1 : 0;
    });
  },
};
