// Owns reports of players, for moderators.
import { newId } from '@quorbit/contracts/lib/ids';
import type { ReportPlayerInput } from '@quorbit/contracts/rooms/schema';
import type { Tx } from '@quorbit/db/client';
import { AppError } from '../../lib/app-error.ts';
import type { Actor } from '../../trpc/context.ts';
import * as repository from './rooms.repository.ts';

/** Notes what a player says about another one. Saying it again changes nothing. @throws AppError NOT_FOUND for accounts that are gone */
export async function addPlayerReport(
  tx: Tx,
  actor: Actor,
  { roomId, playerId, reason }: ReportPlayerInput,
  now: Date,
  { chat }: { chat: readonly { message: string; timestamp: string }[] },
): Promise<void> {
  const [reported] = await repository.listRoles(tx, [playerId]);
  if (!reported) throw new AppError('NOT_FOUND', 'Player not found.');
  await repository.insertReport(tx, {
    id: newId(),
    reporterId: actor.id,
    reportedId: playerId,
    roomId,
    reason,
    chat: [...chat],
    createdAt: now,
  });
}
