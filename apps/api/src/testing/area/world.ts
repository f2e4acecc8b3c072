import type { Role } from '@quorbit/contracts/accounts/roles';
import { users } from '@quorbit/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { createSession } from '../../sessions/sessions.service.ts';
import { signToken } from '../../sessions/tokens.ts';
import { plantPerson } from '../planted/person.ts';
import { type Person, TEST_PASSWORD, type TestServer } from '../test-server.ts';
import type { Fixtures } from '../wire/hostile.ts';
import type { AreaCalls, World } from './calls.ts';

/** Opens a world: one person of each role. */
export async function openWorld(server: TestServer): Promise<World> {
  return {
    server,
    people: {
      user: await plantFreshPerson(server, 'user'),
      premium: await plantFreshPerson(server, 'premium'),
      admin: await plantFreshPerson(server, 'admin'),
    },
  };
}

/** As somebody who has just signed up. */
function plantFreshPerson(server: TestServer, role: Role): Promise<Person> {
  return plantPerson(server, { role, name: 'Test Person', emailVerified: false });
}

/** Makes things of every area, so that hostile inputs reach the services. @param all in the order of the areas */
export async function plantWorld(world: World, all: readonly AreaCalls[]): Promise<Fixtures> {
  const people = Object.values(world.people);
  const fixtures: Fixtures = {
    ids: { users: people.map(({ id }) => id) },
    packHashes: [],
    cursors: [],
    emails: people.map(({ user }) => user.email),
    passwords: [TEST_PASSWORD, 'another good one'],
    titles: [],
  };
  for (const { plant } of all) await plant?.(world, fixtures);
  return fixtures;
}

/** Some calls end sessions, change roles or delete accounts: then the caller begins anew. */
export async function renewPerson({ server, people }: World, role: keyof World['people']): Promise<void> {
  const { id } = people[role];
  const { database, authSecret } = server.deps;
  const [account] = await database.read.select().from(users).where(eq(users.id, id));
  if (!account) {
    people[role] = await plantFreshPerson(server, role);
    return;
  }
  await database.transaction((tx) => tx.update(users).set({ role }).where(eq(users.id, id)));
  const token = await signToken(authSecret, { id, sid: await createSession(database.read, id, null) });
  people[role] = { ...people[role], token, trpc: server.client(token) };
}
