import { type Case, endingsAt, OWNER_ONLY } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantFriends } from '../../testing/planted/friends.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantInvitation } from '../../testing/planted/invitation.ts';
import { plantPerson } from '../../testing/planted/person.ts';

export const calls: AreaCalls = {
  procedures: {
    get: { endings: endingsAt.everybody(), input: plantInvitationCode },
    accept: {
      endings: endingsAt.signedIn(),
      input: plantInvitationCode,
      changes: ['friendships', 'friend_invitations', 'notification_queue'],
    },
    inviteFriend: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => {
        const friend = await plantPerson(server);
        await plantFriends(server, owner, friend);
        const { id: groupId } = await plantGroup(server, owner, { isPrivate: true });
        return { groupId, friendId: friend.id };
      },
      changes: ['notification_queue'],
    },
    list: { endings: endingsAt.signedIn() },
    create: { endings: endingsAt.signedIn(), changes: ['friend_invitations'] },
    withdraw: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => ({ code: await plantInvitation(server, owner) }),
      changes: ['friend_invitations'],
    },
  },
};

/** Plants an invitation by another person, for the caller to accept. */
async function plantInvitationCode({ server }: Case) {
  return { code: await plantInvitation(server, await plantPerson(server)) };
}
