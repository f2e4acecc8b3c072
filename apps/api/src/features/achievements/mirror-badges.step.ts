import { userScope } from '@quorbit/contracts/sync/scopes';
import { record } from '@quorbit/db/write';
import type { AreaStep } from '../../kernel/area.ts';
import { forEachLearner } from '../accounts/each-learner.ts';
import { listBadgeSources } from './achievements.repository.ts';

/** Sends devices the badges that were awarded before devices mirrored them. */
export const mirrorBadges: AreaStep = {
  migration: '0043_badges_and_contact',
  run: (tx) =>
    forEachLearner(tx, async (userId) => {
      for (const id of await listBadgeSources(tx, [userId])) record(tx, userScope(userId), 'badge', id);
    }),
};
