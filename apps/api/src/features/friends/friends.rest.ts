import { type PublicProfile, publicProfile } from '@quorbit/contracts/accounts/schema';
import {
  FRIEND_REMOVED,
  REQUEST_ACCEPTED,
  REQUEST_DECLINED,
  REQUEST_SENT,
  USER_BLOCKED,
  USER_UNBLOCKED,
} from '@quorbit/contracts/friends/messages';
import {
  type FoundPerson,
  type Friend,
  type FriendRequest,
  type FriendRequests,
  foundPerson,
  friend,
  REQUEST_STATUSES,
  type RespondInput,
  type SentRequest,
} from '@quorbit/contracts/friends/schema';
import { id, instant } from '@quorbit/contracts/lib/scalars';
import * as z from 'zod/mini';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { doneView, doneViewWith, nameSchema, type View, withUnderscoreId } from '../../rest/view.ts';
import { friendsRouter } from './friends.router.ts';

const personSchema = nameSchema('Person', z.object({ _id: id, ...z.omit(publicProfile, { id: true }).shape }));

const friendSchema = nameSchema('Friend', z.object({ _id: id, ...z.omit(friend, { id: true }).shape }));
const friendsView: View<Friend[], { friends: z.infer<typeof friendSchema>[] }> = {
  schema: z.object({ friends: z.array(friendSchema) }),
  of: (friends) => ({ friends: friends.map(withUnderscoreId) }),
};

/** Builds a REST view that holds a list of people under the given name. */
function peopleView<Name extends string>(name: Name) {
  return {
    schema: z.object({ [name]: z.array(personSchema) }),
    of: (people: PublicProfile[]) => ({ [name]: people.map(withUnderscoreId) }),
  };
}

const requestSchema = nameSchema(
  'FriendRequest',
  z.object({ _id: id, requester: personSchema, recipient: personSchema, requestDate: instant }),
);

function requestOf({ id: _id, requester, recipient, requestDate }: FriendRequest): z.infer<typeof requestSchema> {
  return { _id, requester: withUnderscoreId(requester), recipient: withUnderscoreId(recipient), requestDate };
}

const requestsSchema = z.object({
  sent: z.array(requestSchema),
  received: z.array(requestSchema),
  receivedCount: z.int(),
});
const requestsView: View<FriendRequests, z.infer<typeof requestsSchema>> = {
  schema: requestsSchema,
  of: ({ sent, items, receivedCount }) => ({
    sent: sent.map(requestOf),
    received: items.map(requestOf),
    receivedCount,
  }),
};

const sentSchema = z.object({ ...requestSchema.shape, status: z.enum(REQUEST_STATUSES) });
const sentView: View<SentRequest, z.infer<typeof sentSchema>> = {
  schema: sentSchema,
  of: ({ status, ...request }) => ({ ...requestOf(request), status }),
};

const foundSchema = z.object({ _id: id, ...z.omit(foundPerson, { id: true }).shape });
const foundView: View<FoundPerson[], { users: z.infer<typeof foundSchema>[] }> = {
  schema: z.object({ users: z.array(foundSchema) }),
  of: (people) => ({ users: people.map(withUnderscoreId) }),
};

const respondedView: View<Pick<RespondInput, 'action'>, { success: true; message: string }> = {
  schema: doneView('').schema,
  of: ({ action }) => ({ success: true, message: action === 'accept' ? REQUEST_ACCEPTED : REQUEST_DECLINED }),
};

const route = createRouteBuilder('friends', friendsRouter);

export const friendsRest: RestApi = {
  tags: { social: 'Friends, friend requests and blocked people.' },
  fields: {
    recipientId: 'The person to be friends with.',
    requestId: 'A friend request that you received.',
  },
  routes: [
    route({
      method: 'GET',
      path: '/api/social/friends',
      procedure: 'list',
      status: 200,
      response: friendsView,
      summary: 'Your friends by name',
      description: '`isOnline` is true while a friend has the app in view, unless they turned that off.',
    }),
    route({
      method: 'GET',
      path: '/api/social/friends/requests',
      procedure: 'requests',
      status: 200,
      response: requestsView,
      summary: 'Friend requests that wait for an answer, the newest first',
      description:
        'The received ones come in pages. The first page has all that you sent as well. A request that nobody answers is gone after 90 days.',
    }),
    route({
      method: 'GET',
      path: '/api/social/blocked',
      procedure: 'blocked',
      status: 200,
      response: peopleView('blockedUsers'),
      summary: 'People whom you have blocked, the last first',
    }),
    route({
      method: 'GET',
      path: '/api/social/users/search',
      procedure: 'search',
      status: 200,
      response: foundView,
      summary: 'People by name, those with common friends first',
      fields: { query: 'Beginnings of words of the name, in upper or lower case, with or without accents.' },
    }),
    route({
      method: 'POST',
      path: '/api/social/friends/request',
      procedure: 'request',
      status: 201,
      response: doneViewWith(REQUEST_SENT, 'friendRequest', sentView),
      summary: 'Send a friend request',
      description: 'Where the other person has sent you one, you are friends at once: its status is `accepted`.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    }),
    route({
      method: 'POST',
      path: '/api/social/friends/respond',
      procedure: 'respond',
      status: 200,
      response: respondedView,
      summary: 'Accept or decline a friend request',
      fields: { action: '`accept` or `decline`.' },
      refusals: ['NOT_FOUND', 'CONFLICT'],
    }),
    route({
      method: 'DELETE',
      path: '/api/social/friends/{id}',
      procedure: 'remove',
      status: 200,
      response: doneView(FRIEND_REMOVED),
      summary: 'Remove a friend',
      description: '`id` is that of the person.',
      refusals: ['NOT_FOUND'],
    }),
    route({
      method: 'POST',
      path: '/api/social/users/{id}/block',
      procedure: 'block',
      status: 200,
      response: doneView(USER_BLOCKED),
      summary: 'Block somebody',
      description: 'Ends friendship and requests. Neither of you finds the other from then on.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    }),
    route({
      method: 'DELETE',
      path: '/api/social/users/{id}/block',
      procedure: 'unblock',
      status: 200,
      response: doneView(USER_UNBLOCKED),
      summary: 'Unblock somebody',
      refusals: ['NOT_FOUND'],
    }),
  ],
};
