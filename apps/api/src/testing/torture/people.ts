import { appRouter } from '../../app-router.ts';
import { endAllSessions } from '../../features/accounts/sessions.repository.ts';
import { createSession } from '../../features/accounts/sessions.service.ts';
import { signToken } from '../../features/accounts/tokens.ts';
import { contextOf } from '../../trpc/create-context.ts';
import { createCallerFactory } from '../../trpc/procedures.ts';
import { plantPerson } from '../planted-person.ts';
import { TEST_PASSWORD, type TestServer } from '../test-server.ts';
import type { Claims } from './in-process.ts';

export interface People {
  /** A learner without a session. Returns the id. */
  join(): Promise<string>;
  signIn(userId: string): Promise<Claims>;
  tokenOf(claims: Claims): Promise<string>;
  /** Ends all sessions of a learner. */
  signOut(userId: string): Promise<void>;
  /** The learner becomes premium, or ceases to be. */
  setPremium(userId: string, premium: boolean): Promise<void>;
  deleteAccount(userId: string): Promise<void>;
}

const createCaller = createCallerFactory(appRouter);

export function peopleOf(server: TestServer): People {
  const { database, log } = server.deps;
  const signIn = async (id: string) => ({ id, sid: await createSession(database.read, id, null) });
  /** The learner's own call, on a page that syncs nothing. */
  const callAs = async (id: string) => {
    const call = {
      claims: await signIn(id),
      local: true,
      batched: false,
      charge: async () => {},
      log,
      requestId: '',
      address: '',
      userAgent: null,
    };
    return createCaller(await contextOf(server.deps, call));
  };
  return {
    join: async () => (await plantPerson(server)).id,
    signIn,
    tokenOf: (claims) => signToken(server.deps.authSecret, claims),
    signOut: (id) => endAllSessions(database.read, id),
    async setPremium(userId, premium) {
      await (await callAs(userId)).accounts.updateRole({ userId, role: premium ? 'premium' : 'user' });
    },
    async deleteAccount(userId) {
      await (await callAs(userId)).accounts.delete({ password: TEST_PASSWORD });
    },
  };
}
