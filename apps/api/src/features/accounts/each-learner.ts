import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { writeInTransaction } from '@quorbit/db/write';
import { listUserIds } from './accounts.repository.ts';

const PAGE = 500;

/**
 * Runs `work` for every learner, one after the other, each under the learner's scope. Used by data steps of upgrades.
 */
export async function forEachLearner(tx: Tx, work: (userId: string) => Promise<void>): Promise<void> {
  let page = await listUserIds(tx, null, PAGE);
  while (page.length > 0) {
    for (const userId of page) await writeInTransaction(tx, [userScope(userId)], () => work(userId));
    page = await listUserIds(tx, page.at(-1) ?? null, PAGE);
  }
}
