import type { Totals } from '../../kernel/area.ts';
import { listDifferences } from '../../lib/differences.ts';
import { listIds, lockChallenge } from './group-challenges.repository.ts';
import { recountShares, updateCount } from './shares.repository.ts';

const PAGE = 500;

/** Totals that check and repair the folded shares of present members in the challenges of their groups. */
export const groupChallengeTotals: Totals = {
  label: 'group challenges',
  nextKeys: (db, after) => listIds(db, after, PAGE),
  scopesOf: () => [],
  lock: lockChallenge,
  async inspect(db, challengeId) {
    const shares = await recountShares(db, challengeId);
    const differences = shares.flatMap(({ id, stored, computed }) =>
      listDifferences('group_challenge_shares', id, { count: stored }, { count: computed }),
    );
    return {
      differences,
      async repair(tx) {
        for (const share of shares) if (share.stored !== share.computed) await updateCount(tx, challengeId, share);
      },
    };
  },
};
