import type { Database } from './client.ts';
import { learnerTotals } from './recount-learners.ts';
import { quizTotals } from './recount-quizzes.ts';
import { scopeDigests } from './recount-scopes.ts';
import type { Difference, Totals } from './recount-totals.ts';
import { write } from './write.ts';

interface RecountOptions {
  /** Write down what was computed. */
  fix: boolean;
  onDifference: (difference: Difference) => void;
  onLateError: (error: unknown) => void;
}

export interface Recounted {
  /** How many of each kind were looked at. */
  checked: Record<Totals['name'], number>;
  differences: number;
}

/** Scopes come last: repairing a learner's totals changes the learner's mirror. */
const ALL_TOTALS: readonly Totals[] = [learnerTotals, quizTotals, scopeDigests];

/**
 * Computes all totals again from what they are the totals of, and tells each difference. Learners keep working
 * meanwhile: each key is read at one moment, and only one that differs is read again under its locks and repaired.
 */
export async function recount(database: Database, options: RecountOptions): Promise<Recounted> {
  const result: Recounted = { checked: { learners: 0, quizzes: 0, scopes: 0 }, differences: 0 };
  for (const totals of ALL_TOTALS) {
    let keys = await totals.nextKeys(database.read, null);
    while (keys.length > 0) {
      for (const key of keys) {
        const differences = await recountOne(database, totals, key, options);
        result.checked[totals.name] += 1;
        result.differences += differences.length;
        differences.forEach(options.onDifference);
      }
      keys = await totals.nextKeys(database.read, keys.at(-1) ?? null);
    }
  }
  return result;
}

async function recountOne(
  database: Database,
  totals: Totals,
  key: string,
  { fix, onLateError }: RecountOptions,
): Promise<Difference[]> {
  const { differences } = await database.transaction((tx) => totals.inspect(tx, key), { readOnly: true });
  if (!fix || differences.length === 0) return differences;
  return write(
    database,
    totals.scopesOf(key),
    async (tx) => {
      await totals.lock(tx, key);
      const finding = await totals.inspect(tx, key);
      await finding.repair(tx);
      return finding.differences;
    },
    { onLateError },
  );
}
