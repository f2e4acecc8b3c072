import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_NOTIFICATIONS } from '@quorbit/contracts/notifications/limits';
import { NOTIFICATIONS_READ } from '@quorbit/contracts/sync/ops/notifications-read';
import { notificationQueue } from '@quorbit/db/schema/notification-queue';
import { notificationMarks, notifications } from '@quorbit/db/schema/notifications';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantBlock } from '../../testing/planted/friends.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantAdaAndBob, plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { startPushStandIn } from '../../testing/stand-ins/push-stand-in.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';
import { type Notice, notify } from '../notification-queue/notification-queue.service.ts';
import { sendDuePushes } from '../pushes/pushes.worker.ts';
import { pruneNotifications, writeNotifications } from './notifications.worker.ts';

const DAY_MS = 86_400_000;

describeWithServer('notifications', (harness) => {
  let ada: Person;
  let bob: Person;
  let now: number;
  const pass = (ms: number) => {
    now += ms;
    harness.server.setNow(new Date(now));
  };
  beforeEach(async () => {
    now = Date.now();
    pass(0);
    [ada, bob] = await plantAdaAndBob(harness.server);
  });

  const request = (source = newId()): Notice => ({
    userId: ada.id,
    kind: 'friend_request',
    source,
    about: { personId: bob.id },
  });
  const queue = (...notices: Notice[]) => harness.database.transaction((tx) => notify(tx, notices, new Date(now)));
  async function write() {
    while (await writeNotifications(harness.server.deps)) {
      // Each call writes one round of queued notifications, until none are left.
    }
  }
  const listOf = (person: Person) => person.trpc.notifications.list.query();
  const kindsOf = async (person: Person) => (await listOf(person)).items.map(({ kind }) => kind);

  it('are written once each, in order, and mirrored without a name', async () => {
    const device = new Device(ada);
    const twice = request();
    await queue(twice, twice);
    pass(1);
    await queue({ userId: ada.id, kind: 'moderation_decision', source: newId(), about: {} });
    expect(await kindsOf(ada)).toEqual([]);
    await write();
    await queue(twice);
    await write();
    expect(await listOf(ada)).toMatchObject({
      items: [
        { no: 2, kind: 'moderation_decision', about: {}, at: new Date(now).toISOString() },
        { no: 1, kind: 'friend_request', about: { personId: bob.id } },
      ],
      readUpTo: 0,
    });
    expect(await listOf(bob)).toEqual({ items: [], readUpTo: 0 });
    await device.drain();
    const mirrored = device.bodies('notification');
    expect([...mirrored.values()]).toHaveLength(2);
    expect(JSON.stringify([...mirrored])).not.toContain('Bob Byte');
    expect(await harness.database.read.select().from(notificationQueue)).toEqual([]);
  });

  it('are written once even if two processes run the worker', async () => {
    const notices = Array.from({ length: 30 }, () => request());
    await queue(...notices, ...notices);
    await Promise.all([writeNotifications(harness.server.deps), writeNotifications(harness.server.deps)]);
    await write();
    const { items } = await listOf(ada);
    expect(items.map(({ no }) => no)).toEqual(Array.from({ length: 30 }, (_, index) => 30 - index));
  });

  it('have a read mark that only rises and never passes the last notification sent', async () => {
    const device = new Device(ada);
    const read = (readUpTo: number) => device.exchange([device.op({ type: NOTIFICATIONS_READ, args: { readUpTo } })]);
    await read(5);
    await queue(request(), request(), request());
    await write();
    expect((await listOf(ada)).readUpTo).toBe(0);
    await read(2);
    await read(1);
    expect((await listOf(ada)).readUpTo).toBe(2);
    await read(2_147_483_647);
    expect((await listOf(ada)).readUpTo).toBe(3);
    await queue(request());
    await write();
    expect(await listOf(ada)).toMatchObject({ items: [{ no: 4 }, {}, {}, {}], readUpTo: 3 });
    await device.drain();
    expect(device.bodies('notificationMark').get(ada.id)).toEqual({ readUpTo: 3 });
  });

  it('show current names, as far as the reader may see them', async () => {
    const carl = await plantPerson(harness.server, { name: 'Carl' });
    const { id: quizId } = await plantQuiz(harness.server, { ownerId: null, title: 'Planets' });
    const group = await plantGroup(harness.server, carl, {
      name: 'Stars',
      isPrivate: true,
      members: [ada],
      quizIds: [quizId],
    });
    const other = await plantGroup(harness.server, bob, { name: 'Secret', isPrivate: true });
    await queue(
      request(),
      { userId: ada.id, kind: 'quiz_shared', source: newId(), about: { personId: carl.id, groupId: group.id, quizId } },
      { userId: ada.id, kind: 'group_invitation', source: newId(), about: { personId: bob.id, groupId: other.id } },
    );
    await write();
    const names = () => ada.trpc.notifications.names.query();
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    const { people, groups, quizzes } = await names();
    expect(people.toSorted(byId)).toEqual(
      [
        { id: bob.id, name: 'Bob Byte' },
        { id: carl.id, name: 'Carl' },
      ].toSorted(byId),
    );
    expect(groups.map(({ name }) => name).toSorted()).toEqual(['Secret', 'Stars']);
    expect(quizzes).toEqual([{ id: quizId, name: 'Planets' }]);
    await plantBlock(harness.server, bob, ada);
    await ada.trpc.studyGroups.leave.mutate({ id: group.id });
    expect(await names()).toEqual({
      people: [{ id: carl.id, name: 'Carl' }],
      groups: [{ id: other.id, name: 'Secret' }],
      quizzes: [],
      asking: [],
      upTo: 4,
    });
    expect(await bob.trpc.notifications.names.query()).toEqual({
      people: [],
      groups: [],
      quizzes: [],
      asking: [],
      upTo: 0,
    });
  });

  it('skip kinds that are turned off, muted groups, left groups and blocked people', async () => {
    const group = await plantGroup(harness.server, bob, { members: [ada] });
    const shared = (): Notice => ({
      userId: ada.id,
      kind: 'quiz_shared',
      source: newId(),
      about: { personId: bob.id, groupId: group.id },
    });
    await ada.trpc.accounts.updateSettings.mutate({ notifyFriendRequests: false });
    await queue(request(), shared());
    await write();
    expect(await kindsOf(ada)).toEqual(['quiz_shared']);
    await ada.trpc.notifications.muteGroup.mutate({ groupId: group.id, muted: true });
    await ada.trpc.notifications.muteGroup.mutate({ groupId: group.id, muted: true });
    expect(await ada.trpc.notifications.mutedGroups.query()).toEqual([group.id]);
    await queue(shared());
    await write();
    expect(await kindsOf(ada)).toEqual(['quiz_shared']);
    await ada.trpc.notifications.muteGroup.mutate({ groupId: group.id, muted: false });
    await queue(shared());
    await write();
    expect(await kindsOf(ada)).toEqual(['quiz_shared', 'quiz_shared']);
    await ada.trpc.studyGroups.leave.mutate({ id: group.id });
    expect(await refusalOf(ada.trpc.notifications.muteGroup.mutate({ groupId: group.id, muted: true }))).toEqual({
      code: 'NOT_FOUND',
      status: 404,
      message: 'Study group not found.',
    });
    await queue(shared());
    await plantBlock(harness.server, ada, bob);
    await queue({ userId: ada.id, kind: 'friend_accepted', source: newId(), about: { personId: bob.id } });
    await write();
    expect(await kindsOf(ada)).toEqual(['quiz_shared', 'quiz_shared']);
  });

  it('are deleted after 90 days or beyond the newest 200, and their numbers are never reused', async () => {
    await queue(...Array.from({ length: MAX_NOTIFICATIONS + 5 }, () => request()));
    await write();
    const { items } = await listOf(ada);
    expect([items.length, items[0]?.no, items.at(-1)?.no]).toEqual([MAX_NOTIFICATIONS, MAX_NOTIFICATIONS + 5, 6]);
    const device = new Device(ada);
    await device.drain();
    pass(90 * DAY_MS + 1);
    while (await pruneNotifications(harness.server.deps)) {
      // Each call deletes one round of old notifications, until none are left.
    }
    expect((await listOf(ada)).items).toEqual([]);
    await device.drain();
    expect(device.bodies('notification').size).toBe(0);
    await queue(request());
    await write();
    expect((await listOf(ada)).items).toMatchObject([{ no: MAX_NOTIFICATIONS + 6 }]);
  });

  it('are pushed with names to the browsers of a person who wants push messages', async () => {
    const service = await startPushStandIn();
    harness.server.deps.pushServices = service.services;
    await ada.trpc.pushes.subscribe.mutate(service.browser());
    const sendAll = () => sendDuePushes({ ...harness.server.deps, signal: new AbortController().signal });
    await queue(request());
    await write();
    await sendAll();
    expect(service.received).toEqual([]);
    await ada.trpc.accounts.updateSettings.mutate({ notifyByPush: true });
    const source = newId();
    await queue(request(source));
    await write();
    await sendAll();
    expect(service.received.map(({ message }) => message)).toEqual([
      {
        kind: 'friend-request',
        source,
        title: 'Friend request',
        body: 'Bob Byte wants to be your friend.',
        path: '/friends?tab=requests',
      },
    ]);
    await service.close();
  });

  it('are deleted with the account, both written and queued ones', async () => {
    await queue(request());
    await write();
    await queue(request());
    const exported = Object(await ada.trpc.accounts.export.mutate());
    expect(exported.notifications).toMatchObject([{ kind: 'friend_request', about: { personId: bob.id } }]);
    await ada.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    const { read } = harness.database;
    expect(await read.select().from(notifications).where(eq(notifications.userId, ada.id))).toEqual([]);
    expect(await read.select().from(notificationMarks).where(eq(notificationMarks.userId, ada.id))).toEqual([]);
    expect(await read.select().from(notificationQueue).where(eq(notificationQueue.userId, ada.id))).toEqual([]);
  });
});
