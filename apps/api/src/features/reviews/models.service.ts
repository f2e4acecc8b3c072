// Owns the learners' own weights of the schedule: a list that only grows.
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { insertModel, type NewModel } from './models.repository.ts';

/**
 * Notes weights that were fitted to a learner's ratings. Those adopted fold what is rated from `since` on, and rewrite no
 * card. The caller has locked the learner's scope.
 */
export async function addModel(tx: Tx, userId: string, model: Omit<NewModel, 'id' | 'userId'>): Promise<void> {
  const id = newId();
  await insertModel(tx, { id, userId, ...model });
  if (model.adopted) record(tx, userScope(userId), 'model', id);
}
