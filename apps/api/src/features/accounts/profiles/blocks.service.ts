// Owns blocks. If either of two people blocked the other, neither sees the other, and calls reply as for an unknown id.
import { MAX_BLOCKED } from '@quorbit/contracts/friends/limits';
import { OWN_BLOCK, TOO_MANY_BLOCKED } from '@quorbit/contracts/friends/messages';
import type { OtherPersonInput } from '@quorbit/contracts/friends/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { requireScopeLock } from '@quorbit/db/write';
import type { Actor } from '../../../kernel/actor.ts';
import { AppError, invalidField, notFound } from '../../../lib/app-error.ts';
import * as repository from './blocks.repository.ts';
import { requireVisible } from './profiles.service.ts';

/** The people the caller blocked, latest first. */
export function listBlocked(db: Executor, actor: Actor) {
  return repository.listBlocked(db, actor.id);
}

/**
 * Blocks a person for the caller; blocking twice changes nothing. The transaction holds the scopes of both.
 * @returns false if the caller had blocked them already.
 * @throws AppError INVALID for the caller's own id, NOT_FOUND as `requireVisible` does, CONFLICT for too many blocked
 * people.
 */
export async function addBlock(tx: Tx, actor: Actor, { id }: OtherPersonInput, now: Date): Promise<boolean> {
  if (id === actor.id) throw invalidField('id', OWN_BLOCK);
  if (await repository.hasBlocked(tx, actor.id, id)) return false;
  await requireVisible(tx, actor, id);
  requireScopeLock(tx, userScope(id));
  if ((await repository.countBlocked(tx, actor.id)) >= MAX_BLOCKED) throw new AppError('CONFLICT', TOO_MANY_BLOCKED);
  await repository.insertBlock(tx, { userId: actor.id, blockedId: id, createdAt: now });
  return true;
}

/**
 * Removes the caller's block of a person.
 * @throws AppError NOT_FOUND if the caller hasn't blocked them.
 */
export async function removeBlock(tx: Tx, actor: Actor, { id }: OtherPersonInput): Promise<void> {
  if (!(await repository.deleteBlock(tx, actor.id, id))) throw notFound('User');
}
