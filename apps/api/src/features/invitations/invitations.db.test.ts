import { ALREADY_FRIENDS } from '@quorbit/contracts/friends/messages';
import {
  ALREADY_IN_GROUP,
  INVALID_INVITATION,
  OWN_INVITATION,
  TOO_MANY_INVITATIONS,
} from '@quorbit/contracts/invitations/messages';
import { ALREADY_MEMBER, GROUP_ADMINS_ONLY, GROUP_FULL, MEMBERS_ONLY } from '@quorbit/contracts/study-groups/messages';
import { friendships } from '@quorbit/db/schema/friends';
import { friendInvitations } from '@quorbit/db/schema/invitations';
import { notificationQueue } from '@quorbit/db/schema/notification-queue';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantBlock, plantFriends, plantRequest } from '../../testing/planted/friends.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantInvitation } from '../../testing/planted/invitation.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

const DEAD = { code: 'NOT_FOUND', status: 404, message: INVALID_INVITATION };
const DAY_MS = 86_400_000;

describeWithServer('invitations', (harness) => {
  let inviter: Person;
  let guest: Person;
  let person: Person;
  beforeEach(async () => {
    [inviter, guest, person] = await Promise.all([
      plantPerson(harness.server),
      plantPerson(harness.server),
      plantPerson(harness.server),
    ]);
  });
  const friendsOf = async ({ id }: Person) =>
    (await harness.database.read.select().from(friendships).where(eq(friendships.userId, id))).map(
      (row) => row.friendId,
    );
  const nobody = () => harness.server.client();

  it('to be friends work for one person, who may send the call again', async () => {
    const { code } = await inviter.trpc.invitations.create.mutate();
    expect(code).toMatch(/^[\w-]{14}$/);
    const invitation = { kind: 'friend', name: inviter.user.name, standing: 'open', groupId: null };
    expect(await nobody().invitations.get.query({ code })).toEqual(invitation);
    expect(await guest.trpc.invitations.get.query({ code })).toEqual(invitation);
    // Reading an invitation doesn't use it up.
    const accepted = { kind: 'friend', name: inviter.user.name, groupId: null };
    expect(await guest.trpc.invitations.accept.mutate({ code })).toEqual(accepted);
    expect(await guest.trpc.invitations.accept.mutate({ code })).toEqual(accepted);
    expect(await guest.trpc.invitations.get.query({ code })).toMatchObject({ standing: 'done' });
    expect([await friendsOf(inviter), await friendsOf(guest)]).toEqual([[guest.id], [inviter.id]]);
    expect(await refusalOf(person.trpc.invitations.accept.mutate({ code }))).toEqual(DEAD);
    expect(await refusalOf(person.trpc.invitations.get.query({ code }))).toEqual(DEAD);
    expect(await refusalOf(nobody().invitations.get.query({ code }))).toEqual(DEAD);
    expect(await friendsOf(person)).toEqual([]);
    expect(await inviter.trpc.invitations.list.query()).toEqual([]);
  });

  it('make only one friend when two people accept at once', async () => {
    const code = await plantInvitation(harness.server, inviter);
    const outcomes = await Promise.all(
      [guest, person].map(({ trpc }) => outcomeOf(trpc.invitations.accept.mutate({ code }))),
    );
    expect(outcomes.toSorted()).toEqual(['NOT_FOUND', 'ok']);
    expect(await friendsOf(inviter)).toHaveLength(1);
  });

  it('don’t become valid again when the friendship ends', async () => {
    const code = await plantInvitation(harness.server, inviter);
    await guest.trpc.invitations.accept.mutate({ code });
    await inviter.trpc.friends.remove.mutate({ id: guest.id });
    expect(await refusalOf(guest.trpc.invitations.accept.mutate({ code }))).toEqual(DEAD);
    expect(await friendsOf(guest)).toEqual([]);
  });

  it('expire after 14 days', async () => {
    const ago = (ms: number) => new Date(harness.server.deps.now().getTime() - ms);
    const old = await plantInvitation(harness.server, inviter, { createdAt: ago(14 * DAY_MS) });
    const young = await plantInvitation(harness.server, inviter, { createdAt: ago(14 * DAY_MS - 60_000) });
    expect(await refusalOf(nobody().invitations.get.query({ code: old }))).toEqual(DEAD);
    expect(await refusalOf(guest.trpc.invitations.accept.mutate({ code: old }))).toEqual(DEAD);
    expect((await inviter.trpc.invitations.list.query()).map(({ code }) => code)).toEqual([young]);
    expect(await guest.trpc.invitations.accept.mutate({ code: young })).toMatchObject({ name: inviter.user.name });
    // Creating an invitation deletes the inviter's expired ones.
    await inviter.trpc.invitations.create.mutate();
    const kept = await harness.database.read
      .select()
      .from(friendInvitations)
      .where(eq(friendInvitations.inviterId, inviter.id));
    expect(kept.map(({ code }) => code)).not.toContain(old);
  });

  it('can’t be accepted by oneself or friends, and stay open', async () => {
    const code = await plantInvitation(harness.server, inviter);
    expect(await inviter.trpc.invitations.get.query({ code })).toMatchObject({ standing: 'own' });
    expect(await refusalOf(inviter.trpc.invitations.accept.mutate({ code }))).toMatchObject({
      code: 'INVALID',
      message: OWN_INVITATION,
    });
    await plantFriends(harness.server, inviter, guest);
    expect(await guest.trpc.invitations.get.query({ code })).toMatchObject({ standing: 'done' });
    expect(await refusalOf(guest.trpc.invitations.accept.mutate({ code }))).toMatchObject({
      code: 'CONFLICT',
      message: ALREADY_FRIENDS,
    });
    expect(await person.trpc.invitations.get.query({ code })).toMatchObject({ standing: 'open' });
  });

  it('don’t work across a block or from a suspended person', async () => {
    const code = await plantInvitation(harness.server, inviter);
    await plantBlock(harness.server, inviter, guest);
    await plantBlock(harness.server, person, inviter);
    for (const { trpc } of [guest, person]) {
      expect(await refusalOf(trpc.invitations.get.query({ code }))).toEqual(DEAD);
      expect(await refusalOf(trpc.invitations.accept.mutate({ code }))).toEqual(DEAD);
    }
    const suspended = await plantPerson(harness.server, { outcome: 'suspended' });
    const theirs = await plantInvitation(harness.server, suspended);
    expect(await refusalOf(nobody().invitations.get.query({ code: theirs }))).toEqual(DEAD);
  });

  it('close the two people’s open friend requests', async () => {
    await plantRequest(harness.server, guest, inviter);
    await plantRequest(harness.server, inviter, guest);
    const code = await plantInvitation(harness.server, inviter);
    await guest.trpc.invitations.accept.mutate({ code });
    expect(await inviter.trpc.friends.requests.query({})).toMatchObject({ items: [], sent: [] });
  });

  it('are limited to ten at a time, and can be withdrawn only by the inviter', async () => {
    for (let count = 0; count < 10; count += 1) await inviter.trpc.invitations.create.mutate();
    expect(await refusalOf(inviter.trpc.invitations.create.mutate())).toMatchObject({ message: TOO_MANY_INVITATIONS });
    const [first] = await inviter.trpc.invitations.list.query();
    const code = first?.code ?? '';
    expect(await refusalOf(guest.trpc.invitations.withdraw.mutate({ code }))).toEqual(DEAD);
    await inviter.trpc.invitations.withdraw.mutate({ code });
    expect(await refusalOf(guest.trpc.invitations.accept.mutate({ code }))).toEqual(DEAD);
    await inviter.trpc.invitations.create.mutate();
    expect(await inviter.trpc.invitations.list.query()).toHaveLength(10);
  });

  it('into a group show only its name, and work until renewal, a full group or its end', async () => {
    const group = await plantGroup(harness.server, inviter, { isPrivate: true, maxMembers: 2 });
    const code = group.inviteCode ?? '';
    const invitation = { kind: 'group', name: group.name, standing: 'open', groupId: null };
    expect(await nobody().invitations.get.query({ code })).toEqual(invitation);
    expect(await guest.trpc.invitations.accept.mutate({ code })).toEqual({
      kind: 'group',
      name: group.name,
      groupId: group.id,
    });
    expect(await guest.trpc.invitations.get.query({ code })).toMatchObject({ standing: 'done', groupId: group.id });
    expect(await refusalOf(guest.trpc.invitations.accept.mutate({ code }))).toMatchObject({ message: ALREADY_MEMBER });
    expect(await nobody().invitations.get.query({ code })).toMatchObject({ standing: 'full', groupId: null });
    expect(await refusalOf(person.trpc.invitations.accept.mutate({ code }))).toMatchObject({ message: GROUP_FULL });
    await guest.trpc.studyGroups.leave.mutate({ id: group.id });
    const { inviteCode: renewed } = await inviter.trpc.studyGroups.renewInvite.mutate({ id: group.id });
    expect(await refusalOf(person.trpc.invitations.accept.mutate({ code }))).toEqual(DEAD);
    await person.trpc.invitations.accept.mutate({ code: renewed });
    await inviter.trpc.studyGroups.dissolve.mutate({ id: group.id });
    expect(await refusalOf(guest.trpc.invitations.get.query({ code: renewed }))).toEqual(DEAD);
    expect(await refusalOf(guest.trpc.invitations.accept.mutate({ code: renewed }))).toEqual(DEAD);
  });

  it('with unknown codes are refused like dead ones', async () => {
    for (const code of ['x', 'AAAAAAAAAAAAAA', '%00', '🙂'.repeat(20)])
      expect(await refusalOf(nobody().invitations.get.query({ code }))).toEqual(DEAD);
    expect(await refusalOf(nobody().invitations.get.query({ code: '' }))).toMatchObject({ code: 'INVALID' });
  });

  const noticesOf = ({ id }: Person) =>
    harness.database.read.select().from(notificationQueue).where(eq(notificationQueue.userId, id));

  it('into a private group notify a friend with its code, once for each code', async () => {
    await plantFriends(harness.server, inviter, guest);
    const { id: groupId, inviteCode } = await plantGroup(harness.server, inviter, {
      isPrivate: true,
      members: [person],
    });
    const invite = (person: Person, friend: Person) =>
      person.trpc.invitations.inviteFriend.mutate({ groupId, friendId: friend.id });
    await invite(inviter, guest);
    await invite(inviter, guest);
    const about = { personId: inviter.id, groupId, code: inviteCode };
    const [notice] = await noticesOf(guest);
    expect(notice).toMatchObject({ kind: 'group_invitation', about });
    expect(new Set((await noticesOf(guest)).map(({ source }) => source)).size).toBe(1);
    // The code in the notification lets the friend join.
    await guest.trpc.invitations.accept.mutate({ code: inviteCode ?? '' });
    expect(await refusalOf(invite(inviter, guest))).toMatchObject({ code: 'CONFLICT', message: ALREADY_IN_GROUP });
    await plantFriends(harness.server, person, await plantPerson(harness.server));
    expect(await refusalOf(invite(person, inviter))).toMatchObject({ code: 'FORBIDDEN', message: GROUP_ADMINS_ONLY });
  });

  it('into an open group can be sent by any member, only to friends', async () => {
    await plantFriends(harness.server, person, guest);
    const { id: groupId } = await plantGroup(harness.server, inviter, { members: [person] });
    await person.trpc.invitations.inviteFriend.mutate({ groupId, friendId: guest.id });
    expect(await noticesOf(guest)).toMatchObject([{ about: { personId: person.id, groupId } }]);
    const stranger = inviter.trpc.invitations.inviteFriend.mutate({ groupId, friendId: guest.id });
    expect(await refusalOf(stranger)).toMatchObject({ code: 'INVALID', issues: [{ path: 'friendId' }] });
    const outside = guest.trpc.invitations.inviteFriend.mutate({ groupId, friendId: person.id });
    expect(await refusalOf(outside)).toMatchObject({ code: 'FORBIDDEN', message: MEMBERS_ONLY });
  });
});
