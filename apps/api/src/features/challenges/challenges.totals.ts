import type { Totals } from '../../kernel/area.ts';
import { listDifferences } from '../../lib/differences.ts';
import * as repository from './totals.repository.ts';

const PAGE = 500;

/** How many took part in a challenge, as far as it was folded. What still waits is the worker's business. */
export const challengeSums: Totals = {
  label: 'challenges',
  nextKeys: (db, after) => repository.listIds(db, after, PAGE),
  scopesOf: () => [],
  lock: repository.lockTotals,
  async inspect(db, challengeId) {
    const computed = await repository.countRuns(db, challengeId);
    const stored = await repository.findTotals(db, challengeId);
    const differences = listDifferences('challenge_totals', challengeId, stored, computed);
    return {
      differences,
      async repair(tx) {
        if (differences.length > 0) await repository.replaceTotals(tx, challengeId, computed);
      },
    };
  },
};
