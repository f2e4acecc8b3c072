import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import type { Actor } from '../kernel/actor.ts';
import type { Person, TestServer } from './test-server.ts';

/**
 * Calls services as a person, in one transaction with the person's scope but without a session, because suspended
 * people can't make calls.
 */
export function writeAs<T>(
  { deps }: TestServer,
  { id, user }: Person,
  work: (tx: Tx, actor: Actor) => Promise<T>,
): Promise<T> {
  const actor = { id, role: user.role, timeZone: 'UTC', sessionId: '' };
  return write(deps.database, [userScope(id)], (tx) => work(tx, actor), {
    onLateError(error) {
      throw error;
    },
  });
}
