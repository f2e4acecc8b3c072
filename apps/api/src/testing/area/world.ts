import type { Role } from '@quorbit/contracts/accounts/roles';
import { users } from '@quorbit/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { createSession } from '../../sessions/sessions.service.ts';
import { signToken } from '../../sessions/tokens.ts';
import { plantPerson } from '../planted/person.ts';
import { type Person, TEST_PASSWORD, type TestServer } from '../test-server.ts';
import type { Fixtures } from '../wire/hostile.ts';
import type { AreaCalls, World } from './calls.ts';

/** Creates a test world with one person of each role. */
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

/** Plants a person whose e-mail isn't verified, like someone who has just signed up. */
function plantFreshPerson(server: TestServer, role: Role): Promise<Person> {
  return plantPerson(server, { role, name: 'Test Person', emailVerified: false });
}

/**
 * Creates data of every area, so that hostile inputs can refer to it and reach the services.
 * @param all the test data of all areas, in the areas' order.
 */
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

/**
 * Restores a person's role and session, or replaces the person if the account was deleted, since some calls do such
 * things.
 */
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
