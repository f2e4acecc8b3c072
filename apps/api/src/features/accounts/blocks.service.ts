// Owns blocks. If either of two people blocked the other, neither sees the other, and calls answer as for an unknown
// id.
import { MAX_BLOCKED } from '@quorbit/contracts/friends/limits';
import type { OtherPersonInput } from '@quorbit/contracts/friends/schema';
import { OWN_BLOCK, TOO_MANY_BLOCKED } from '@quorbit/contracts/friends/words';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { holdScope } from '@quorbit/db/write';
import { AppError, notFound, wrongField } from '../../lib/app-error.ts';
import type { Actor } from '../../trpc/context.ts';
import * as repository from './blocks.repository.ts';
import { requireShown } from './profiles.service.ts';

/** Whom the caller has blocked, the last first. */
export function listBlocked(db: Executor, actor: Actor) {
  return repository.listBlocked(db, actor.id);
}

/**
 * Blocks somebody, under the scopes of both. Doing it twice changes nothing.
 * @returns false where the caller had done so before
 * @throws AppError INVALID for oneself, NOT_FOUND as `requireShown` does, CONFLICT for too many
 */
export async function addBlock(tx: Tx, actor: Actor, { id }: OtherPersonInput, now: Date): Promise<boolean> {
  if (id === actor.id) throw wrongField('id', OWN_BLOCK);
  if (await repository.hasBlocked(tx, actor.id, id)) return false;
  await requireShown(tx, actor, id);
  holdScope(tx, userScope(id));
  if ((await repository.countBlocked(tx, actor.id)) >= MAX_BLOCKED) throw new AppError('CONFLICT', TOO_MANY_BLOCKED);
  await repository.insertBlock(tx, { userId: actor.id, blockedId: id, createdAt: now });
  return true;
}

/** @throws AppError NOT_FOUND for whom the caller hasn't blocked */
export async function removeBlock(tx: Tx, actor: Actor, { id }: OtherPersonInput): Promise<void> {
  if (!(await repository.deleteBlock(tx, actor.id, id))) throw notFound('User');
}
