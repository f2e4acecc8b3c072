import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Registries } from '../../kernel/shared-parts.ts';
import { listDifferences } from '../../lib/differences.ts';
import { createLearnerTotals } from '../accounts/learner-totals.ts';
import * as repository from './xp.repository.ts';

/**
 * Recomputes a learner's totals: XP from the ledger; the balance, which is that XP minus the fees that weren't
 * refunded; and the counter of accepted work, which must be the highest number given out.
 */
export const xpTotals = createLearnerTotals(async (db, userId, registries) => {
  const days = await repository.sumByDay(db, userId);
  const xp = days.reduce((sum, day) => sum + day.xp, 0);
  const stored = await repository.findTotals(db, userId);
  const balance = xp - (await repository.sumFees(db, userId));
  const totals = { xp, balance, acceptedNo: await findHighestSequence(db, userId, registries) };
  const differences = listDifferences('learners', userId, stored, totals);
  return {
    differences,
    async repair(tx) {
      if (differences.length === 0) return;
      await repository.upsertTotals(tx, userId, totals);
      record(tx, userScope(userId), 'profile', userId);
    },
  };
});

async function findHighestSequence(
  db: Executor,
  userId: string,
  { workSequence }: Pick<Registries, 'workSequence'>,
): Promise<number> {
  let highest = 0;
  for (const highestOf of workSequence) highest = Math.max(highest, await highestOf(db, userId));
  return highest;
}
