import type { Totals } from '../../kernel/area.ts';
import { listDifferences } from '../../lib/differences.ts';
import * as repository from './totals.repository.ts';

const PAGE = 500;

/**
 * Recounts the participants of each challenge and repairs wrong totals, without arrivals that the worker has yet to
 * add.
 */
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
