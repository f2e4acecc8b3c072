import { type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import type { Actor } from '../../../kernel/actor.ts';

/** Returns the scopes that an author's edits usually touch, so that the request can lock them beforehand. */
export function authoringScopes(actor: Actor): Scope[] {
  return [...(actor.role === 'admin' ? (['everyone'] as const) : []), userScope(actor.id)];
}
