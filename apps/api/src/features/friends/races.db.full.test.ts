// Covers two people who act on each other at the same moment.
import { MAX_FRIENDS } from '@quorbit/contracts/friends/limits';
import { newId } from '@quorbit/contracts/lib/ids';
import { userBlocks, users } from '@quorbit/db/schema/accounts';
import { friendRequests, friendships } from '@quorbit/db/schema/friends';
import { learners } from '@quorbit/db/schema/learners';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantFriends, plantRequest } from '../../testing/planted/friends.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';

const TIMES = 5;

describeWithServer('two people who act at the same moment', (harness) => {
  const pair = () => Promise.all([plantPerson(harness.server), plantPerson(harness.server)]);
  const ask = (from: Person, to: Person) => outcomeOf(from.trpc.friends.request.mutate({ recipientId: to.id }));
  const accept = (person: Person, requestId: string) =>
    outcomeOf(person.trpc.friends.respond.mutate({ requestId, action: 'accept' }));
  const block = (who: Person, whom: Person) => outcomeOf(who.trpc.friends.block.mutate({ id: whom.id }));

  /** Counts the friendships, requests and blocks stored between two people. */
  async function stored(a: Person, b: Person) {
    const ids = [a.id, b.id];
    const { read } = harness.database;
    const { userId, friendId } = friendships;
    const { requesterId, recipientId } = friendRequests;
    return {
      friends: (
        await read
          .select()
          .from(friendships)
          .where(and(inArray(userId, ids), inArray(friendId, ids)))
      ).length,
      requests: (
        await read
          .select()
          .from(friendRequests)
          .where(and(inArray(requesterId, ids), inArray(recipientId, ids)))
      ).filter(({ openedAt }) => openedAt !== null).length,
      blocks: (await read.select().from(userBlocks).where(inArray(userBlocks.userId, ids))).length,
    };
  }

  it('become friends when both send a request', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const [a, b] = await pair();
      expect(await Promise.all([ask(a, b), ask(b, a)])).toEqual(['ok', 'ok']);
      expect(await stored(a, b)).toEqual({ friends: 2, requests: 0, blocks: 0 });
    }
  });

  it('create one request when one of them asks several times', async () => {
    const [a, b] = await pair();
    expect((await Promise.all([ask(a, b), ask(a, b), ask(a, b)])).toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'ok']);
    expect(await stored(a, b)).toEqual({ friends: 0, requests: 1, blocks: 0 });
  });

  it('become friends once when one accepts twice and asks as well', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const [a, b] = await pair();
      const id = await plantRequest(harness.server, a, b);
      const outcomes = await Promise.all([accept(b, id), accept(b, id), ask(b, a)]);
      expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
      expect(await stored(a, b)).toEqual({ friends: 2, requests: 0, blocks: 0 });
    }
  });

  it('end with only the block when one blocks while the other accepts or asks', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const [a, b] = await pair();
      const id = await plantRequest(harness.server, a, b);
      const [blocked] = await Promise.all([block(a, b), accept(b, id), ask(b, a)]);
      expect(blocked).toBe('ok');
      expect(await stored(a, b)).toEqual({ friends: 0, requests: 0, blocks: 1 });
    }
  });

  it('end with one block when both block each other', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const [a, b] = await pair();
      await plantFriends(harness.server, a, b);
      const outcomes = await Promise.all([block(a, b), block(b, a)]);
      expect(outcomes.toSorted()).toEqual(['NOT_FOUND', 'ok']);
      expect(await stored(a, b)).toEqual({ friends: 0, requests: 0, blocks: 1 });
    }
  });

  it('fill a person’s last free place for a friend only once', async () => {
    const [popular, ...askers] = await Promise.all(Array.from({ length: 5 }, () => plantPerson(harness.server)));
    if (!popular) throw new Error('Nobody was planted.');
    const many = Array.from({ length: MAX_FRIENDS - 1 }, () => newId());
    await harness.database.transaction(async (tx) => {
      await tx.insert(users).values(many.map((id) => ({ id, name: 'One of many', email: `${id}@example.org` })));
      await tx.insert(learners).values(many.map((userId) => ({ userId })));
      const since = new Date();
      await tx.insert(friendships).values(many.map((friendId) => ({ userId: popular.id, friendId, since })));
    });
    const toAnswer = await Promise.all(askers.slice(0, 2).map((asker) => plantRequest(harness.server, asker, popular)));
    const answered = await Promise.all(
      askers.slice(2).map(async (asker) => ({ asker, id: await plantRequest(harness.server, popular, asker) })),
    );
    const outcomes = await Promise.all([
      ...toAnswer.map((id) => accept(popular, id)),
      ...answered.map(({ asker, id }) => accept(asker, id)),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    const { userId } = friendships;
    expect(await harness.database.read.$count(friendships, eq(userId, popular.id))).toBe(MAX_FRIENDS);
  });

  it('leave no half friendship when one accepts while the other deletes the account', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const [a, b] = await pair();
      const id = await plantRequest(harness.server, a, b);
      const gone = outcomeOf(a.trpc.accounts.delete.mutate({ password: TEST_PASSWORD }));
      const [deleted, accepted] = await Promise.all([gone, accept(b, id)]);
      expect(deleted).toBe('ok');
      expect(['ok', 'NOT_FOUND']).toContain(accepted);
      expect(await stored(a, b)).toEqual({ friends: 0, requests: 0, blocks: 0 });
    }
  });
});
