import { afterEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantFriends } from '../../testing/planted/friends.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import type { Person } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { openTestSocket, type TestSocket } from '../../testing/wire/test-socket.ts';

describeWithServer('friends who are online', (harness) => {
  const sockets: TestSocket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) await socket.close();
  });

  async function friends() {
    const [ada, bob] = [await plantPerson(harness.server), await plantPerson(harness.server)];
    await plantFriends(harness.server, ada, bob);
    return [ada, bob] as const;
  }
  const seenBy = async ({ trpc }: Person) => (await trpc.friends.list.query()).map(({ isOnline }) => isOnline);
  /**
   * Opens the app as the web client does, so that the person counts as online.
   * @returns functions that end it.
   */
  function look({ token }: Person) {
    const socket = openTestSocket(harness.server.address, token);
    sockets.push(socket);
    const { unsubscribe } = socket.trpc.sync.hints.subscribe(undefined, { onError: () => undefined });
    return { unsubscribe, close: () => socket.close() };
  }

  it('shows friends who have the app in view, over tRPC and REST, until they leave it', async () => {
    const [ada, bob] = await friends();
    expect(await seenBy(ada)).toEqual([false]);
    const [phone, laptop] = [look(bob), look(bob)];
    await expect.poll(() => seenBy(ada)).toEqual([true]);
    const { body } = await send(harness.server.address, 'GET', '/api/social/friends', { token: ada.token });
    expect(body).toMatchObject({ friends: [{ _id: bob.id, isOnline: true }] });
    // Bob doesn't see Ada as online, because she only makes calls.
    expect(await seenBy(bob)).toEqual([false]);
    phone.unsubscribe();
    const carol = await plantPerson(harness.server);
    await plantFriends(harness.server, ada, carol);
    look(carol);
    await expect.poll(async () => (await seenBy(ada)).filter(Boolean).length).toBe(2);
    await laptop.close();
    await expect.poll(async () => (await seenBy(ada)).filter(Boolean).length).toBe(1);
  });

  it('hides people who turn it off, as soon as they do', async () => {
    const [ada, bob] = await friends();
    look(bob);
    await expect.poll(() => seenBy(ada)).toEqual([true]);
    expect(await bob.trpc.accounts.updateSettings.mutate({ showOnline: false })).toMatchObject({ showOnline: false });
    expect(await seenBy(ada)).toEqual([false]);
    expect(await bob.trpc.accounts.updateSettings.mutate({ showOnline: true })).toMatchObject({ showOnline: true });
    expect(await seenBy(ada)).toEqual([true]);
  });

  it('is visible only to friends', async () => {
    const [ada, bob] = await friends();
    look(bob);
    await expect.poll(() => seenBy(ada)).toEqual([true]);
    const stranger = await plantPerson(harness.server, { name: 'Quentin Stranger' });
    for (const told of [
      await stranger.trpc.accounts.get.query({ id: bob.id }),
      await stranger.trpc.friends.search.query({ query: bob.user.name }),
      await stranger.trpc.friends.list.query(),
    ]) {
      expect(JSON.stringify(told)).not.toContain('nline');
    }
    await bob.trpc.friends.block.mutate({ id: ada.id });
    expect(await seenBy(ada)).toEqual([]);
  });

  it('ends with the session', async () => {
    const [ada, bob] = await friends();
    look(bob);
    await expect.poll(() => seenBy(ada)).toEqual([true]);
    await bob.trpc.accounts.logoutAll.mutate();
    await expect.poll(() => seenBy(ada)).toEqual([false]);
  });
});
