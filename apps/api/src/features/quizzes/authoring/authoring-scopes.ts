import { type Scope, userScope } from '@quorbit/contracts/sync/scopes';
import type { Actor } from '../../../kernel/actor.ts';

/** The scopes that an author's edits usually touch, for the edge to lock. */
export function authoringScopes(actor: Actor): Scope[] {
  return [...(actor.role === 'admin' ? (['everyone'] as const) : []), userScope(actor.id)];
}
