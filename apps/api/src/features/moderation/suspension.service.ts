// Owns suspending a person with all consequences: sessions end, and groups whose only admin they are get another one.
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import * as managed from '../accounts/managed-accounts.service.ts';
import { enqueueHandOver } from '../study-groups/reported-groups.service.ts';

/**
 * Suspends a person and queues the hand-over of their groups. The caller has locked the person's scope and checked the
 * admin's permission.
 * @throws AppError as `managed.suspend` does.
 */
export async function suspendPerson(tx: Tx, actor: Actor, userId: string, now: Date): Promise<void> {
  await managed.suspend(tx, actor, userId, now);
  await enqueueHandOver(tx, userId, now);
}
