import type { Database } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import type { Difference, Totals } from '../kernel/area.ts';
import type { Registries } from '../kernel/shared-parts.ts';

interface RecountOptions {
  totals: readonly Totals[];
  registries: Registries;
  /** Whether to store the computed totals. */
  fix: boolean;
  onDifference: (difference: Difference) => void;
  onLateError: (error: unknown) => void;
}

export interface RecountResult {
  /** The number of totals checked, by their label, such as "learners". */
  checked: Record<string, number>;
  differences: number;
}

/**
 * Computes all totals again from the rows they sum up, and reports each difference. Learners can keep working: each key
 * is read at one moment, and only a key that differs is read again under its locks and repaired.
 */
export async function recountTotals(database: Database, options: RecountOptions): Promise<RecountResult> {
  const result: RecountResult = { checked: {}, differences: 0 };
  for (const totals of options.totals) {
    let checked = 0;
    let keys = await totals.nextKeys(database.read, null);
    while (keys.length > 0) {
      for (const key of keys) {
        const differences = await recountOne(database, totals, key, options);
        checked += 1;
        result.differences += differences.length;
        differences.forEach(options.onDifference);
      }
      keys = await totals.nextKeys(database.read, keys.at(-1) ?? null);
    }
    result.checked[totals.label] = checked;
  }
  return result;
}

async function recountOne(
  database: Database,
  totals: Totals,
  key: string,
  { fix, registries, onLateError }: RecountOptions,
): Promise<Difference[]> {
  const { differences } = await database.transaction((tx) => totals.inspect(tx, key, registries), { readOnly: true });
  if (!fix || differences.length === 0) return differences;
  return write(
    database,
    totals.scopesOf(key),
    async (tx) => {
      await totals.lock?.(tx, key);
      const finding = await totals.inspect(tx, key, registries);
      await finding.repair(tx);
      return finding.differences;
    },
    { onLateError },
  );
}
