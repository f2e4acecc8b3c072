import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { users } from '@quorbit/db/schema/accounts';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { syncScopes } from '@quorbit/db/schema/sync';
import { type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { record, write } from '@quorbit/db/write';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantPerson } from '../testing/planted-person.ts';
import { type PlantedQuiz, plantQuiz } from '../testing/planted-quiz.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';
import { call } from './call.ts';
import { CALLERS, prepareCase } from './callers.ts';
import { mirrorViolations, readMirror } from './mirror-watch.ts';
import { TABLE } from './table.ts';

/** Of those without a session one stands for all: the mirror does not know who called. */
const WRITERS = CALLERS.filter((caller) => caller !== 'suspended' && caller !== 'sessionEnded');
const WRITES = Object.entries(TABLE).filter(([, { changes }]) => changes !== undefined);

describe.each(testDatabases)('the mirror on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  /** One of each role who has nothing to do with what happens, but sees the shared scopes. */
  let bystanders: Person[];
  const now = new Date();
  beforeAll(async () => {
    database = await open();
    server = await startTestServer(database);
    bystanders = [];
    for (const role of ['user', 'premium', 'admin'] as const) bystanders.push(await plantPerson(server, { role }));
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  async function violationsOf(people: readonly (Person | null)[], happens: () => Promise<unknown>): Promise<string[]> {
    const ids = [...people, ...bystanders].flatMap((person) => (person ? [person.id] : []));
    const before = await readMirror(database.read, ids, now);
    await happens();
    return mirrorViolations(before, await readMirror(database.read, ids, now));
  }

  it.each(WRITES)(
    'is told of all that %s changes, in each scope of each person',
    async (procedure, { answers, input }) => {
      for (const caller of WRITERS.filter((caller) => answers[caller] === 'ok')) {
        const it = await prepareCase(server, caller);
        const sent = await input?.(it);
        const violations = await violationsOf([it.actor, it.owner], async () => {
          expect(await call(it, procedure, sent)).toBe('ok');
        });
        expect({ caller, violations }).toEqual({ caller, violations: [] });
      }
    },
  );

  describe('has a check that notices', () => {
    let owner: Person;
    let quiz: PlantedQuiz;
    beforeAll(async () => {
      owner = await plantPerson(server, { role: 'premium' });
      quiz = await plantQuiz(server, { ownerId: owner.id, audience: 'premium' });
    });
    const writes = (scopes: Parameters<typeof write>[1], fn: (tx: Tx) => Promise<unknown>) =>
      write(database, scopes, fn, {
        onLateError: (error) => {
          throw error;
        },
      });

    it('a writer that records nothing', async () => {
      const violations = await violationsOf([owner], () =>
        database.transaction((tx) => tx.update(users).set({ name: 'Quietly' }).where(eq(users.id, owner.id))),
      );
      expect(violations).toEqual([
        `profile|${owner.id} changed for ${owner.id}, but user:${owner.id} has no newer version of it`,
      ]);
    });

    it('a writer that forgets one of the scopes', async () => {
      const violations = await violationsOf([owner], () =>
        writes([userScope(owner.id)], async (tx) => {
          await tx
            .update(quizzes)
            .set({ title: `Half told ${newId()}` })
            .where(eq(quizzes.id, quiz.id));
          record(tx, userScope(owner.id), 'pack', quiz.id);
        }),
      );
      const sharing = [owner, ...bystanders.filter(({ user }) => user.role !== 'user')].map(({ id }) => id);
      expect(violations.sort()).toEqual(
        sharing.map((id) => `pack|${quiz.id} changed for ${id}, but premium has no newer version of it`).sort(),
      );
    });

    it('a digest that does not add up', async () => {
      const [kept] = await database.read.select().from(syncScopes).where(eq(syncScopes.scope, 'premium'));
      const setDigest =
        (digest = '') =>
        () =>
          database.transaction((tx) => tx.update(syncScopes).set({ digest }).where(eq(syncScopes.scope, 'premium')));
      const violations = await violationsOf([owner], setDigest('0000000000000001'));
      expect(violations).toEqual(['the digest of premium is not the sum of its rows']);
      expect(await violationsOf([owner], setDigest(kept?.digest))).toEqual([]);
    });

    it('a row that is gone and not flagged as deleted', async () => {
      const violations = await violationsOf([owner], () =>
        writes(['premium', userScope(owner.id)], async (tx) => {
          await tx.update(quizzes).set({ deletedAt: now }).where(eq(quizzes.id, quiz.id));
          for (const scope of ['premium', userScope(owner.id)] as const) record(tx, scope, 'pack', quiz.id);
        }),
      );
      expect(violations).toContain(`pack|${quiz.id} is live in premium, but has no body for ${owner.id}`);
      expect(violations).toHaveLength(4);
    });
  });
});
