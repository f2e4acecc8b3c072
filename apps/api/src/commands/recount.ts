import { areas } from '../areas.ts';
import { registriesOf, totalsOf } from '../registries.ts';
import { type Command, parseArguments, withDatabase } from './command.ts';
import { recountTotals } from './recount-totals.ts';

/** Computes all totals again and lists the differences. Exit code 1 means that wrong totals are left. */
export const recount: Command = {
  usage: 'npm run db:recount -- [--fix]',
  async run(context, args) {
    const { values } = parseArguments(args, { options: { fix: 'boolean' }, positionals: 0, usage: recount.usage });
    const fix = values.fix === true;
    return withDatabase(context, async ({ database }) => {
      const { checked, differences } = await recountTotals(database, {
        totals: totalsOf(areas),
        registries: registriesOf(areas),
        fix,
        onDifference: ({ table, key, field, stored, computed }) =>
          context.print(`${table} ${key} ${field}: stored ${stored ?? 'nothing'}, computed ${computed ?? 'nothing'}`),
        onLateError: (error) => {
          throw error;
        },
      });
      const counts = Object.entries(checked)
        .sort()
        .map(([of, count]) => `${count} ${of}`);
      context.print(`Looked at ${counts.join(', ')}.`);
      if (differences === 0) context.print('All totals are right.');
      else if (fix) context.print(`Totals that were wrong and are right now: ${differences}.`);
      else context.print(`Totals that are wrong: ${differences}. Repair them with: npm run db:recount -- --fix`);
      return differences > 0 && !fix ? 1 : 0;
    });
  },
};
