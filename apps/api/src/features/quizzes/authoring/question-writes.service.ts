// Owns accepting one question from a request: stores its inline picture before the write.
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import type { SignedInContext } from '../../../kernel/context.ts';
import { withStoredImage } from '../../images/images.service.ts';
import { authoringScopes } from './authoring-scopes.ts';
import { chargeBySize } from './charged-writes.service.ts';

/**
 * Stores the question's inline picture, then calls `write` in the author's transaction with the question (or its
 * changed fields).
 */
// ctx: the write is charged, and an inline picture stored, before the transaction
export async function writeQuestion<Q extends { quizId: string; image?: unknown }, T>(
  ctx: SignedInContext,
  sent: Q,
  write: (tx: Tx, actor: Actor, question: Q) => Promise<T>,
): Promise<T> {
  await chargeBySize(ctx, sent.quizId);
  const question = await withStoredImage(ctx, sent);
  return ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => write(tx, actor, question));
}
