import { type Case, endingsAt, OWNER_ONLY } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantBlock, plantFriends, plantRequest } from '../../testing/planted/friends.ts';
import { plantPerson } from '../../testing/planted/person.ts';

export const calls: AreaCalls = {
  procedures: {
    list: { endings: endingsAt.signedIn() },
    requests: { endings: endingsAt.signedIn(), input: () => ({ limit: 5 }) },
    blocked: { endings: endingsAt.signedIn() },
    search: { endings: endingsAt.signedIn(), input: () => ({ query: 'planted' }) },
    request: {
      endings: endingsAt.signedIn(),
      input: async ({ server }) => ({ recipientId: (await plantPerson(server)).id }),
      changes: ['friend_requests', 'notification_queue'],
    },
    respond: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => ({
        requestId: await plantRequest(server, await plantPerson(server), owner),
        action: 'accept',
      }),
      changes: ['friend_requests', 'friendships', 'notification_queue'],
    },
    remove: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async (testCase) => idOf(await plantFriend(testCase)),
      changes: ['friendships'],
    },
    block: {
      endings: endingsAt.signedIn(),
      input: async (testCase) => {
        const friend = await plantFriend(testCase);
        await plantRequest(testCase.server, friend, testCase.owner);
        return idOf(friend);
      },
      changes: ['user_blocks', 'friendships', 'friend_requests'],
    },
    unblock: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => {
        const blocked = await plantPerson(server);
        await plantBlock(server, owner, blocked);
        return idOf(blocked);
      },
      changes: ['user_blocks'],
    },
  },
  examples: {
    'GET /api/social/friends': async ({ server, people: { user, premium } }) => {
      await plantFriends(server, user, premium);
      return { token: user.token, expected: { friends: [{ ...personOf(premium), isOnline: false }] } };
    },
    'GET /api/social/friends/requests': async ({ server, people: { user, premium, admin } }) => {
      const received = await plantRequest(server, premium, user);
      const sent = await plantRequest(server, user, admin);
      return {
        path: '/api/social/friends/requests?limit=1',
        token: user.token,
        expected: {
          sent: [{ _id: sent, requester: personOf(user), recipient: personOf(admin) }],
          received: [{ _id: received, requester: personOf(premium), recipient: personOf(user) }],
          receivedCount: 1,
        },
      };
    },
    'GET /api/social/blocked': async ({ server, people: { user, premium } }) => {
      await plantBlock(server, user, premium);
      return { token: user.token, expected: { blockedUsers: [personOf(premium)] } };
    },
    'GET /api/social/users/search': async ({ server, people: { user } }) => {
      const { id } = await plantPerson(server, { name: 'Zoë Quill-Marsh' });
      return {
        path: '/api/social/users/search?query=mar%20ZOE',
        token: user.token,
        expected: { users: [{ _id: id, name: 'Zoë Quill-Marsh', level: 1, xp: 0, standing: 'none' }] },
      };
    },
    'POST /api/social/friends/request': async ({ server, people: { user } }) => {
      const recipient = await plantPerson(server);
      return {
        token: user.token,
        body: { recipientId: recipient.id },
        expected: {
          success: true,
          message: 'Friend request sent successfully!',
          friendRequest: { requester: personOf(user), recipient: personOf(recipient), status: 'pending' },
        },
      };
    },
    'POST /api/social/friends/respond': async ({ server, people: { user } }) => ({
      token: user.token,
      body: { requestId: await plantRequest(server, await plantPerson(server), user), action: 'decline' },
      expected: { success: true, message: 'Friend request declined!' },
    }),
    'DELETE /api/social/friends/{id}': async ({ server, people: { user } }) => {
      const friend = await plantPerson(server);
      await plantFriends(server, user, friend);
      return {
        path: `/api/social/friends/${friend.id}`,
        token: user.token,
        expected: { success: true, message: 'Friend removed successfully!' },
      };
    },
    'POST /api/social/users/{id}/block': async ({ server, people: { user } }) => ({
      path: `/api/social/users/${(await plantPerson(server)).id}/block`,
      token: user.token,
      expected: { success: true, message: 'User blocked successfully!' },
    }),
    'DELETE /api/social/users/{id}/block': async ({ server, people: { user } }) => {
      const blocked = await plantPerson(server);
      await plantBlock(server, user, blocked);
      return {
        path: `/api/social/users/${blocked.id}/block`,
        token: user.token,
        expected: { success: true, message: 'User unblocked successfully!' },
      };
    },
  },
  plant: async ({ server, people: { user, premium, admin } }, { ids, cursors }) => {
    // The test data may be planted again after calls changed it; each time the friend is a new person.
    await plantFriends(server, premium, await plantPerson(server));
    ids.friendRequests = [
      await plantRequest(server, premium, user),
      await plantRequest(server, admin, user),
      await plantRequest(server, user, await plantPerson(server)),
    ];
    const { nextCursor } = await user.trpc.friends.requests.query({ limit: 1 });
    if (nextCursor !== null) cursors.push(nextCursor);
  },
};

const idOf = ({ id }: { id: string }) => ({ id });
const personOf = ({ id, user }: { id: string; user: { name: string } }) => ({ _id: id, name: user.name, level: 1 });

/** Plants a friend of the owner. */
async function plantFriend({ server, owner }: Case) {
  const friend = await plantPerson(server);
  await plantFriends(server, owner, friend);
  return friend;
}
