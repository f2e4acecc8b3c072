import { type Case, level, OWNER_ONLY } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantFriends } from '../../testing/planted/friends.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantInvitation } from '../../testing/planted/invitation.ts';
import { plantPerson } from '../../testing/planted/person.ts';

export const calls: AreaCalls = {
  procedures: {
    get: { endings: level.everybody(), input: invited },
    accept: {
      endings: level.signedIn(),
      input: invited,
      changes: ['friendships', 'friend_invitations', 'notification_queue'],
    },
    inviteFriend: {
      endings: level.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => {
        const friend = await plantPerson(server);
        await plantFriends(server, owner, friend);
        const { id: groupId } = await plantGroup(server, owner, { isPrivate: true });
        return { groupId, friendId: friend.id };
      },
      changes: ['notification_queue'],
    },
    list: { endings: level.signedIn() },
    create: { endings: level.signedIn(), changes: ['friend_invitations'] },
    withdraw: {
      endings: level.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => ({ code: await plantInvitation(server, owner) }),
      changes: ['friend_invitations'],
    },
  },
};

/** An invitation of somebody else's, for the caller. */
async function invited({ server }: Case) {
  return { code: await plantInvitation(server, await plantPerson(server)) };
}
