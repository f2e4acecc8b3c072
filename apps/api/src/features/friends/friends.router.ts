import {
  blockedList,
  foundPeople,
  friendList,
  friendRequests,
  listRequestsInput,
  otherPersonInput,
  requestFriendInput,
  respondInput,
  respondResult,
  searchPeopleInput,
  sentRequest,
} from '@quorbit/contracts/friends/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import {
  blockPerson,
  listBlockedPeople,
  listFriends,
  removeFriend,
  searchPeopleByName,
  unblockPerson,
} from './friends.service.ts';
import { listRequests, requestFriend, respondToRequest } from './requests.service.ts';

/**
 * The cost in points of a search or request, of the 300 a client has per minute. It keeps clients from reading through
 * all names or flooding people with requests.
 */
const POINTS = 5;

export const friendsRouter = router({
  list: signedInProcedure.output(friendList).query(({ ctx }) => listFriends(ctx.db, ctx.actor, ctx.deps)),
  requests: signedInProcedure
    .input(listRequestsInput)
    .output(friendRequests)
    .query(({ ctx, input }) => listRequests(ctx.db, ctx.actor, input, ctx.now())),
  blocked: signedInProcedure.output(blockedList).query(({ ctx }) => listBlockedPeople(ctx.db, ctx.actor)),
  search: signedInProcedure
    .meta({ points: POINTS })
    .input(searchPeopleInput)
    .output(foundPeople)
    .query(({ ctx, input }) => searchPeopleByName(ctx.db, ctx.actor, input, ctx.now())),
  request: signedInProcedure
    .meta({ points: POINTS })
    .input(requestFriendInput)
    .output(sentRequest)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => requestFriend(tx, actor, input, ctx.now())),
    ),
  respond: signedInProcedure
    .input(respondInput)
    .output(respondResult)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => respondToRequest(tx, actor, input, ctx.now())),
    ),
  remove: signedInProcedure
    .meta({ needed: true })
    .input(otherPersonInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => removeFriend(tx, actor, input)),
    ),
  block: signedInProcedure
    .meta({ points: POINTS })
    .input(otherPersonInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => blockPerson(tx, actor, input, ctx.now())),
    ),
  unblock: signedInProcedure
    .input(otherPersonInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => unblockPerson(tx, actor, input)),
    ),
});
