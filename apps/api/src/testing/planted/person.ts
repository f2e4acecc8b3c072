import type { Role } from '@quorbit/contracts/accounts/roles';
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { users } from '@quorbit/db/schema/accounts';
import { record, write } from '@quorbit/db/write';
import { eq } from 'drizzle-orm';
import { insertUser } from '../../features/accounts/accounts.repository.ts';
import { hashPassword } from '../../features/accounts/credentials/passwords.ts';
import { getProfile } from '../../features/accounts/profiles/profiles.service.ts';
import { deleteAllSessions } from '../../sessions/sessions.repository.ts';
import { createSession } from '../../sessions/sessions.service.ts';
import { signToken } from '../../sessions/tokens.ts';
import { type Person, TEST_PASSWORD, type TestServer } from '../test-server.ts';

interface PersonSpec {
  name?: string;
  role?: Role;
  timeZone?: string;
  /** Whether the person's e-mail is verified; true by default. */
  emailVerified?: boolean;
  /** The person's state after signing in: suspended, or with the session ended; missing if neither. */
  outcome?: 'suspended' | 'session-ended';
}

let passwordHash: Promise<string> | undefined;

/**
 * Writes a signed-in person straight into the database, because registering takes too long for tests that need many
 * people.
 */
export async function plantPerson(server: TestServer, spec: PersonSpec = {}): Promise<Person> {
  const { name = 'Planted Person', role = 'user', timeZone = 'UTC', emailVerified = true, outcome } = spec;
  const { database, authSecret, now } = server.deps;
  passwordHash ??= hashPassword(TEST_PASSWORD);
  const hash = await passwordHash;
  const id = newId();
  const { user, sid } = await write(
    database,
    [userScope(id)],
    async (tx) => {
      await insertUser(tx, {
        id,
        name,
        email: `${id}@example.org`,
        passwordHash: hash,
        role,
        timeZone,
        emailVerifiedAt: emailVerified ? now() : null,
        createdAt: now(),
      });
      record(tx, userScope(id), 'profile', id);
      return { sid: await createSession(tx, id, null), user: await getProfile(tx, id) };
    },
    { onLateError: rethrow },
  );
  const token = await signToken(authSecret, { id, sid });
  if (outcome === 'suspended') {
    await database.transaction((tx) => tx.update(users).set({ suspendedAt: now() }).where(eq(users.id, id)));
  }
  if (outcome === 'session-ended') await database.transaction((tx) => deleteAllSessions(tx, id));
  return { id, user, token, trpc: server.client(token) };
}

/** Plants Ada Lovelace and Bob Byte, two people for tests that search by name. */
export function plantAdaAndBob(server: TestServer): Promise<[Person, Person]> {
  return Promise.all([plantPerson(server, { name: 'Ada Lovelace' }), plantPerson(server, { name: 'Bob Byte' })]);
}

function rethrow(error: unknown): never {
  throw error;
}
