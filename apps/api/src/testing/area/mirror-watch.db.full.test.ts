// Proves that the check behind every area's mirror test finds the faults it looks for.
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { users } from '@quorbit/db/schema/accounts';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { syncScopes } from '@quorbit/db/schema/sync';
import { record, write } from '@quorbit/db/write';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../describe-with-server.ts';
import { plantPerson } from '../planted/person.ts';
import { type PlantedQuiz, plantQuiz } from '../planted/quiz.ts';
import type { Person } from '../test-server.ts';
import { findViolations, plantBystanders } from './mirror.ts';

describeWithServer('the watch on the mirror notices', (harness) => {
  let bystanders: readonly Person[];
  let owner: Person;
  let quiz: PlantedQuiz;
  const now = new Date();
  beforeAll(async () => {
    bystanders = await plantBystanders(harness);
    owner = await plantPerson(harness.server, { role: 'admin' });
    quiz = await plantQuiz(harness.server, { ownerId: owner.id, audience: 'everyone' });
  });
  const violations = (happens: () => Promise<unknown>) => findViolations(harness, [owner, ...bystanders], now, happens);
  const writes = (scopes: Parameters<typeof write>[1], fn: (tx: Tx) => Promise<unknown>) =>
    write(harness.database, scopes, fn, {
      onLateError: (error) => {
        throw error;
      },
    });

  it('a writer that records nothing', async () => {
    const found = await violations(() =>
      harness.database.transaction((tx) => tx.update(users).set({ name: 'Quietly' }).where(eq(users.id, owner.id))),
    );
    expect(found).toEqual([
      `profile|${owner.id} changed for ${owner.id}, but user:${owner.id} has no newer version of it`,
    ]);
  });

  it('a writer that forgets one of the scopes', async () => {
    const found = await violations(() =>
      writes([userScope(owner.id)], async (tx) => {
        await tx
          .update(quizzes)
          .set({ title: `Half told ${newId()}` })
          .where(eq(quizzes.id, quiz.id));
        record(tx, userScope(owner.id), 'pack', quiz.id);
      }),
    );
    const sharing = [owner, ...bystanders].map(({ id }) => id);
    expect(found.sort()).toEqual(
      sharing.map((id) => `pack|${quiz.id} changed for ${id}, but everyone has no newer version of it`).sort(),
    );
  });

  it('a digest that does not add up', async () => {
    const [kept] = await harness.database.read.select().from(syncScopes).where(eq(syncScopes.scope, 'everyone'));
    const setDigest =
      (digest = '') =>
      () =>
        harness.database.transaction((tx) =>
          tx.update(syncScopes).set({ digest }).where(eq(syncScopes.scope, 'everyone')),
        );
    const found = await violations(setDigest('0000000000000001'));
    expect(found).toEqual(['the digest of everyone is not the sum of its rows']);
    expect(await violations(setDigest(kept?.digest))).toEqual([]);
  });

  it('a deleted row that the mirror does not flag as deleted', async () => {
    const found = await violations(() =>
      writes(['everyone', userScope(owner.id)], async (tx) => {
        await tx.update(quizzes).set({ deletedAt: now }).where(eq(quizzes.id, quiz.id));
        for (const scope of ['everyone', userScope(owner.id)] as const) record(tx, scope, 'pack', quiz.id);
      }),
    );
    expect(found).toContain(`pack|${quiz.id} is live in everyone, but has no body for ${owner.id}`);
    expect(found).toContain(`pack|${quiz.id} is live in user:${owner.id}, but has no body for ${owner.id}`);
    expect(found).toHaveLength(5);
  });
});
