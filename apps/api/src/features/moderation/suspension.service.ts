// Owns suspending somebody with all that hangs on it: sessions end, and groups that they run alone get another admin.
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import * as managed from '../accounts/managed-accounts.service.ts';
import { enqueueHandOver } from '../study-groups/reported-groups.service.ts';

/** The caller has locked the person's scope and asked whether the admin may. @throws AppError as accounts' `suspend` */
export async function suspendPerson(tx: Tx, actor: Actor, userId: string, now: Date): Promise<void> {
  await managed.suspend(tx, actor, userId, now);
  await enqueueHandOver(tx, userId, now);
}
