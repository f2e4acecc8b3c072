// Stores the learners' own weights of the review schedule; weights are only ever added.
import { newId } from '@quorbit/contracts/lib/ids';
import type { ReviewModel } from '@quorbit/contracts/reviews/cards';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { listAdoptedModels } from './fitting.repository.ts';
import { insertModel, type NewModel } from './models.repository.ts';

/**
 * Stores weights that were fitted to a learner's ratings. Adopted weights apply to ratings given from `since` on, and
 * change no stored card. The caller has locked the learner's scope.
 */
export async function addModel(tx: Tx, userId: string, model: Omit<NewModel, 'id' | 'userId'>): Promise<void> {
  const id = newId();
  await insertModel(tx, { id, userId, ...model });
  if (model.adopted) record(tx, userScope(userId), 'model', id);
}

/** Lists a learner's own adopted weights, oldest first. */
export function listOwnModels(db: Executor, userId: string): Promise<ReviewModel[]> {
  return listAdoptedModels(db, userId);
}
