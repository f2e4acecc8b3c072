import {
  acceptedInvitation,
  invitation,
  invitationInput,
  inviteFriendInput,
  ownInvitation,
  ownInvitations,
} from '@quorbit/contracts/invitations/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { publicProcedure, router, signedInProcedure } from '../../trpc/procedures.ts';
import {
  acceptInvitation,
  createInvitation,
  getInvitation,
  inviteFriend,
  listInvitations,
  withdrawInvitation,
} from './invitations.service.ts';

/** The cost of a call in points, of the 300 a client has per minute. It keeps clients from trying many codes. */
const POINTS = 5;

export const invitationsRouter = router({
  get: publicProcedure
    .meta({ points: POINTS })
    .input(invitationInput)
    .output(invitation)
    .query(({ ctx, input }) => getInvitation(ctx.db, ctx.actor, input, ctx.now())),
  accept: signedInProcedure
    .meta({ points: POINTS })
    .input(invitationInput)
    .output(acceptedInvitation)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => acceptInvitation(tx, actor, input, ctx.now())),
    ),
  inviteFriend: signedInProcedure
    .meta({ points: POINTS })
    .input(inviteFriendInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => inviteFriend(tx, actor, input, ctx.now())),
    ),
  list: signedInProcedure.output(ownInvitations).query(({ ctx }) => listInvitations(ctx.db, ctx.actor, ctx.now())),
  create: signedInProcedure
    .meta({ points: POINTS })
    .output(ownInvitation)
    .mutation(({ ctx }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => createInvitation(tx, actor, ctx.now())),
    ),
  withdraw: signedInProcedure
    .meta({ needed: true })
    .input(invitationInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => withdrawInvitation(tx, actor, input)),
    ),
});
