// Owns which quizzes everybody's devices mirror: the newest ones only, so that no device carries the whole catalogue.
import { MAX_QUIZZES_FOR_ALL } from '@quorbit/contracts/sync/limits';
import type { Executor, Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { diffEveryoneScope, listNewestPublic } from './everyone-scope.repository.ts';

/**
 * Records in everybody's scope the edited quizzes that are among the newest, and every quiz that enters or leaves the
 * newest. Call it once in a transaction, after its last write of quizzes.
 * @param edited ids of quizzes whose pack changed; quizzes that appear or disappear are found without it.
 * @param most how many quizzes everybody mirrors.
 */
export async function recordForEveryone(
  tx: Tx,
  edited: readonly string[] = [],
  most: number = MAX_QUIZZES_FOR_ALL,
): Promise<void> {
  for (const { id, shown: isInScope } of await diffEveryoneScope(tx, edited, most)) {
    record(tx, 'everyone', 'pack', id, { deleted: !isInScope });
  }
}

/** The ids of the quizzes that everybody's devices mirror. */
export function listEveryoneQuizzes(db: Executor): Promise<string[]> {
  return listNewestPublic(db, MAX_QUIZZES_FOR_ALL);
}
