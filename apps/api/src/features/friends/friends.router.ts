import {
  blockedList,
  foundPeople,
  friendList,
  friendRequests,
  listRequestsInput,
  otherPersonInput,
  requestFriendInput,
  responded,
  respondInput,
  searchPeopleInput,
  sentRequest,
} from '@quorbit/contracts/friends/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { router, signedIn } from '../../trpc/procedures.ts';
import {
  blockPerson,
  findPeople,
  listBlockedPeople,
  listFriends,
  removeFriend,
  unblockPerson,
} from './friends.service.ts';
import { listRequests, requestFriend, respondToRequest } from './requests.service.ts';

/** Of the 300 that a client has in a minute: so that nobody reads through all names, or floods people with requests. */
const POINTS = 5;

export const friendsRouter = router({
  list: signedIn.output(friendList).query(({ ctx }) => listFriends(ctx.db, ctx.actor, ctx.deps)),
  requests: signedIn
    .input(listRequestsInput)
    .output(friendRequests)
    .query(({ ctx, input }) => listRequests(ctx.db, ctx.actor, input, ctx.now())),
  blocked: signedIn.output(blockedList).query(({ ctx }) => listBlockedPeople(ctx.db, ctx.actor)),
  search: signedIn
    .meta({ points: POINTS })
    .input(searchPeopleInput)
    .output(foundPeople)
    .query(({ ctx, input }) => findPeople(ctx.db, ctx.actor, input, ctx.now())),
  request: signedIn
    .meta({ points: POINTS })
    .input(requestFriendInput)
    .output(sentRequest)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => requestFriend(tx, actor, input, ctx.now())),
    ),
  respond: signedIn
    .input(respondInput)
    .output(responded)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => respondToRequest(tx, actor, input, ctx.now())),
    ),
  remove: signedIn
    .meta({ needed: true })
    .input(otherPersonInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => removeFriend(tx, actor, input)),
    ),
  block: signedIn
    .meta({ points: POINTS })
    .input(otherPersonInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => blockPerson(tx, actor, input, ctx.now())),
    ),
  unblock: signedIn
    .input(otherPersonInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => unblockPerson(tx, actor, input)),
    ),
});
