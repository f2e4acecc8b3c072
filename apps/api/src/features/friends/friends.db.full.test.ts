import { MAX_BLOCKED, MAX_DECLINES, MAX_FRIENDS, MAX_SENT_REQUESTS } from '@quorbit/contracts/friends/limits';
import * as words from '@quorbit/contracts/friends/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import { userBlocks, users } from '@quorbit/db/schema/accounts';
import { friendRequests, friendships } from '@quorbit/db/schema/friends';
import { learners } from '@quorbit/db/schema/learners';
import { eq, or } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantBlock, plantFriends, plantRequest } from '../../testing/planted/friends.ts';
import { plantAdaAndBob, plantPerson } from '../../testing/planted/person.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { conflict, outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

const DAY_MS = 86_400_000;
const UNKNOWN = { code: 'NOT_FOUND', status: 404, message: 'User not found.' };
const NO_REQUEST = { code: 'NOT_FOUND', status: 404, message: 'Friend request not found.' };

describeWithServer('friends', (harness) => {
  let ada: Person;
  let bob: Person;
  let now: number;
  const plant = (name?: string) => plantPerson(harness.server, { ...(name && { name }) });
  const pass = (days: number, ms = 0) => {
    now += days * DAY_MS + ms;
    harness.server.setNow(new Date(now));
  };
  beforeEach(async () => {
    now = Date.now();
    pass(0);
    [ada, bob] = await plantAdaAndBob(harness.server);
  });

  const ask = (from: Person, to: { id: string }) => from.trpc.friends.request.mutate({ recipientId: to.id });
  const respond = (person: Person, requestId: string, action: 'accept' | 'decline') =>
    person.trpc.friends.respond.mutate({ requestId, action });
  const friendsOf = async (person: Person) => (await person.trpc.friends.list.query()).map(({ id }) => id);
  const receivedBy = async (person: Person) => (await person.trpc.friends.requests.query({})).items;
  const sentBy = async (person: Person) => (await person.trpc.friends.requests.query({})).sent;
  /** Inserts people without sessions, to fill a limit. */
  async function plantMany(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => newId());
    await harness.database.transaction(async (tx) => {
      await tx.insert(users).values(ids.map((id) => ({ id, name: 'One of many', email: `${id}@example.org` })));
      await tx.insert(learners).values(ids.map((userId) => ({ userId })));
    });
    return ids;
  }

  it('send and accept requests, and see each other until one removes the other', async () => {
    const sent = await ask(ada, bob);
    expect(sent).toMatchObject({ status: 'pending', requester: { id: ada.id }, recipient: { id: bob.id, level: 1 } });
    expect(await sentBy(ada)).toMatchObject([{ id: sent.id, recipient: { name: 'Bob Byte' } }]);
    expect(await receivedBy(bob)).toMatchObject([{ id: sent.id, requester: { name: 'Ada Lovelace' } }]);
    expect(await respond(bob, sent.id, 'accept')).toEqual({ action: 'accept' });
    expect([await friendsOf(ada), await friendsOf(bob)]).toEqual([[bob.id], [ada.id]]);
    expect([await sentBy(ada), await receivedBy(bob)]).toEqual([[], []]);
    expect(await refusalOf(respond(bob, sent.id, 'accept'))).toEqual(NO_REQUEST);
    expect(await refusalOf(ask(bob, ada))).toEqual(conflict(words.ALREADY_FRIENDS));
    await bob.trpc.friends.remove.mutate({ id: ada.id });
    expect([await friendsOf(ada), await friendsOf(bob)]).toEqual([[], []]);
    expect(await refusalOf(ada.trpc.friends.remove.mutate({ id: bob.id }))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Friend not found.',
    });
  });

  it('refuse requests to oneself, unknown and suspended people, and repeated ones', async () => {
    const suspended = await plantPerson(harness.server, { outcome: 'suspended' });
    expect(await refusalOf(ask(ada, ada))).toMatchObject({ status: 400, message: words.OWN_REQUEST });
    expect(await refusalOf(ask(ada, { id: newId() }))).toEqual(UNKNOWN);
    expect(await refusalOf(ask(ada, suspended))).toEqual(UNKNOWN);
    await ask(ada, bob);
    expect(await refusalOf(ask(ada, bob))).toEqual(conflict(words.ALREADY_REQUESTED));
    expect(await refusalOf(ada.trpc.friends.block.mutate({ id: ada.id }))).toMatchObject({ status: 400 });
    expect(await refusalOf(ada.trpc.friends.block.mutate({ id: newId() }))).toEqual(UNKNOWN);
    expect(await refusalOf(ada.trpc.friends.unblock.mutate({ id: bob.id }))).toEqual(UNKNOWN);
  });

  it('become friends at once when each requested the other', async () => {
    await ask(ada, bob);
    expect(await ask(bob, ada)).toMatchObject({ status: 'accepted', requester: { id: ada.id } });
    expect([await friendsOf(ada), await friendsOf(bob)]).toEqual([[bob.id], [ada.id]]);
    expect([await receivedBy(ada), await receivedBy(bob)]).toEqual([[], []]);
  });

  it('let only the recipient answer a request', async () => {
    const { id } = await ask(ada, bob);
    for (const person of [ada, await plant()])
      expect(await refusalOf(respond(person, id, 'accept'))).toEqual(NO_REQUEST);
    expect(await friendsOf(ada)).toEqual([]);
  });

  it('allow a declined person to ask again after 7 days, three times in all, even after a block', async () => {
    for (let time = 1; time <= MAX_DECLINES; time += 1) {
      const { id } = await ask(ada, bob);
      await respond(bob, id, 'decline');
      expect(await refusalOf(respond(bob, id, 'accept'))).toEqual(NO_REQUEST);
      pass(7, -1);
      if (time < MAX_DECLINES) expect(await refusalOf(ask(ada, bob))).toEqual(conflict(words.DECLINED_RECENTLY));
      pass(0, 1);
    }
    pass(365);
    expect(await refusalOf(ask(ada, bob))).toEqual(conflict(words.DECLINED_FOR_GOOD));
    await ada.trpc.friends.block.mutate({ id: bob.id });
    await ada.trpc.friends.unblock.mutate({ id: bob.id });
    expect(await refusalOf(ask(ada, bob))).toEqual(conflict(words.DECLINED_FOR_GOOD));
    // The person who declined may still ask, which clears the refusal.
    const { id } = await ask(bob, ada);
    await respond(ada, id, 'accept');
    await bob.trpc.friends.remove.mutate({ id: ada.id });
    expect(await outcomeOf(ask(ada, bob))).toBe('ok');
  });

  it('see requests for 90 days', async () => {
    const { id } = await ask(ada, bob);
    pass(90, -1);
    expect(await receivedBy(bob)).toHaveLength(1);
    expect(await sentBy(ada)).toHaveLength(1);
    pass(0, 1);
    expect(await receivedBy(bob)).toEqual([]);
    expect(await sentBy(ada)).toEqual([]);
    expect(await refusalOf(respond(bob, id, 'accept'))).toEqual(NO_REQUEST);
    const again = await ask(ada, bob);
    expect(again.id).not.toBe(id);
    expect(await receivedBy(bob)).toMatchObject([{ id: again.id }]);
  });

  it('list received requests by page, newest first, and sent ones on the first page', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      pass(0, 1000);
      ids.unshift(await plantRequest(harness.server, await plant(), bob));
    }
    await ask(bob, ada);
    await plantRequest(harness.server, await plantPerson(harness.server, { outcome: 'suspended' }), bob);
    const first = await bob.trpc.friends.requests.query({ limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first).toMatchObject({ receivedCount: 3, sent: [{ recipient: { id: ada.id } }] });
    const second = await bob.trpc.friends.requests.query({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(second.items.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(second).toMatchObject({ receivedCount: 3, sent: [], nextCursor: null });
  });

  it('can have 500 friends at most, counted on both sides', async () => {
    const many = await plantMany(MAX_FRIENDS);
    const since = new Date(now);
    const fill = (person: Person) =>
      harness.database.transaction((tx) =>
        tx.insert(friendships).values(many.map((friendId) => ({ userId: person.id, friendId, since }))),
      );
    await fill(ada);
    const { id } = await ask(bob, ada);
    expect(await refusalOf(respond(ada, id, 'accept'))).toEqual(conflict(words.TOO_MANY_FRIENDS));
    const person = await plant();
    const toOther = await plantRequest(harness.server, ada, person);
    expect(await refusalOf(respond(person, toOther, 'accept'))).toEqual(conflict(words.THEIR_FRIENDS_FULL));
    expect(await friendsOf(ada)).toHaveLength(MAX_FRIENDS);
    await ada.trpc.friends.remove.mutate({ id: many[0] ?? '' });
    await respond(ada, id, 'accept');
    expect(await friendsOf(bob)).toEqual([ada.id]);
  });

  it('can have 100 open requests at most, and block 500 people', async () => {
    const many = await plantMany(MAX_BLOCKED);
    const openedAt = new Date(now);
    await harness.database.transaction(async (tx) => {
      await tx
        .insert(friendRequests)
        .values(
          many
            .slice(0, MAX_SENT_REQUESTS)
            .map((recipientId) => ({ id: newId(), requesterId: ada.id, recipientId, openedAt })),
        );
      await tx.insert(userBlocks).values(many.map((blockedId) => ({ userId: bob.id, blockedId, createdAt: openedAt })));
    });
    expect(await refusalOf(ask(ada, bob))).toEqual(conflict(words.TOO_MANY_SENT));
    expect(await sentBy(ada)).toHaveLength(MAX_SENT_REQUESTS);
    expect(await refusalOf(bob.trpc.friends.block.mutate({ id: ada.id }))).toEqual(conflict(words.TOO_MANY_BLOCKED));
    pass(90);
    expect(await outcomeOf(ask(ada, bob))).toBe('ok');
  });

  it('are deleted with an account, and so are its requests and blocks', async () => {
    const gone = await plant();
    await plantFriends(harness.server, gone, ada);
    await plantRequest(harness.server, gone, bob);
    await plantBlock(harness.server, await plant(), gone);
    await gone.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    expect(await friendsOf(ada)).toEqual([]);
    expect(await receivedBy(bob)).toEqual([]);
    const left = await harness.database.read
      .select()
      .from(friendships)
      .where(or(eq(friendships.userId, gone.id), eq(friendships.friendId, gone.id)));
    expect(left).toEqual([]);
  });

  describe('after a block', () => {
    it('are no longer friends, have no requests, and can’t find each other', async () => {
      await plantFriends(harness.server, ada, bob);
      await ada.trpc.friends.block.mutate({ id: bob.id });
      await ada.trpc.friends.block.mutate({ id: bob.id });
      expect([await friendsOf(ada), await friendsOf(bob)]).toEqual([[], []]);
      expect(await ada.trpc.friends.blocked.query()).toMatchObject([{ id: bob.id, name: 'Bob Byte', level: 1, xp: 0 }]);
      expect(await bob.trpc.friends.blocked.query()).toEqual([]);
      for (const [asker, asked] of [
        [ada, bob],
        [bob, ada],
      ] as const) {
        expect(await refusalOf(asker.trpc.accounts.get.query({ id: asked.id }))).toEqual(UNKNOWN);
        expect(await refusalOf(ask(asker, asked))).toEqual(UNKNOWN);
      }
      expect(await refusalOf(bob.trpc.friends.block.mutate({ id: ada.id }))).toEqual(UNKNOWN);
      await ada.trpc.friends.unblock.mutate({ id: bob.id });
      expect(await outcomeOf(bob.trpc.accounts.get.query({ id: ada.id }))).toBe('ok');
      expect(await friendsOf(ada)).toEqual([]);
    });

    it('lose their requests in both directions', async () => {
      const carol = await plant();
      const { id } = await ask(bob, ada);
      await ask(ada, carol);
      await ada.trpc.friends.block.mutate({ id: bob.id });
      await ada.trpc.friends.block.mutate({ id: carol.id });
      expect([await receivedBy(ada), await sentBy(bob), await sentBy(ada), await receivedBy(carol)]).toEqual([
        [],
        [],
        [],
        [],
      ]);
      expect(await refusalOf(respond(ada, id, 'accept'))).toEqual(NO_REQUEST);
    });
  });

  it('are exported by name with own requests and blocks, but without the people who blocked oneself', async () => {
    const [carol, dan, eve] = [await plant('Carol'), await plant('Dan'), await plant('Eve')];
    await plantFriends(harness.server, ada, bob);
    await plantRequest(harness.server, ada, carol);
    await plantRequest(harness.server, carol, ada);
    await plantBlock(harness.server, ada, dan);
    await plantBlock(harness.server, eve, ada);
    const exported = await ada.trpc.accounts.export.mutate();
    expect(exported).toMatchObject({
      friends: [{ name: 'Bob Byte' }],
      friendRequests: [{ to: 'Carol' }],
      blockedPeople: [{ name: 'Dan' }],
    });
    expect(JSON.stringify(exported)).not.toContain('Eve');
  });
});
