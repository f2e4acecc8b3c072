import type { Database } from '@quorbit/db/client';
import { areas } from '../areas.ts';
import { type RecountResult, recountTotals } from '../commands/recount-totals.ts';
import type { Difference } from '../kernel/area.ts';
import { registriesOf, totalsOf } from '../registries.ts';

/** Computes all totals again. Returns the wrong totals, including the ones that it repaired. */
export async function recountAll(
  database: Database,
  { fix = false } = {},
): Promise<RecountResult & { found: Difference[] }> {
  const found: Difference[] = [];
  const result = await recountTotals(database, {
    totals: totalsOf(areas),
    registries: registriesOf(areas),
    fix,
    onDifference: (difference) => found.push(difference),
    onLateError: (error) => {
      throw error;
    },
  });
  return { ...result, found };
}
