// Owns the edge of writing one question as somebody sent it.
import type { Tx } from '@quorbit/db/client';
import type { Actor, SignedInContext } from '../../trpc/context.ts';
import { withStoredImage } from '../images/images.service.ts';
import { authoringScopes } from './authoring-scopes.ts';

/** Calls `write` with the question, or with what changes of it, in which a picture is an address, in a transaction of the author's. */
// ctx: a picture that stands in the question is stored before.
export async function writeQuestion<Q extends { image?: unknown }, T>(
  ctx: SignedInContext,
  sent: Q,
  write: (tx: Tx, actor: Actor, question: Q) => Promise<T>,
): Promise<T> {
  const question = await withStoredImage(ctx, sent);
  return ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => write(tx, actor, question));
}
