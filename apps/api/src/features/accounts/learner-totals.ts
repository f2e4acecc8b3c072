import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor } from '@quorbit/db/client';
import type { Finding, Totals } from '../../kernel/area.ts';
import type { Registries } from '../../kernel/shared-parts.ts';
import { findUser, listUserIds } from './accounts.repository.ts';

const PAGE = 500;

/**
 * Creates the description of totals that belong to a learner and are written under the learner's scope. An account that
 * was deleted meanwhile has no differences.
 */
export function createLearnerTotals(
  inspect: (db: Executor, userId: string, registries: Registries) => Promise<Finding>,
): Totals {
  return {
    label: 'learners',
    nextKeys: (db, after) => listUserIds(db, after, PAGE),
    scopesOf: (userId) => [userScope(userId)],
    async inspect(db, userId, found) {
      const user = await findUser(db, userId);
      return user ? inspect(db, userId, found) : { differences: [], repair: async () => {} };
    },
  };
}
