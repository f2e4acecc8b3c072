import { createSession, endAllSessions } from '../../features/accounts/sessions.ts';
import { signToken } from '../../features/accounts/tokens.ts';
import { plantPerson } from '../planted-person.ts';
import type { TestServer } from '../test-server.ts';
import type { Claims } from './in-process.ts';

export interface People {
  /** A learner without a session. Answers the id. */
  join(): Promise<string>;
  signIn(userId: string): Promise<Claims>;
  tokenOf(claims: Claims): Promise<string>;
  /** Ends all sessions of a learner. */
  signOut(userId: string): Promise<void>;
}

export function peopleOf(server: TestServer): People {
  const { database } = server.deps;
  return {
    join: async () => (await plantPerson(server)).id,
    signIn: async (id) => ({ id, sid: await createSession(database.read, id, null) }),
    tokenOf: (claims) => signToken(server.deps.authSecret, claims),
    signOut: (id) => endAllSessions(database.read, id),
  };
}
