import { cheerInput, profileInput, profilePage } from '@quorbit/contracts/public-profiles/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { cheer, getProfile } from './public-profiles.service.ts';

export const publicProfilesRouter = router({
  get: signedInProcedure
    .input(profileInput)
    .output(profilePage)
    .query(({ ctx, input }) => getProfile(ctx.db, ctx.actor, input, ctx.now())),
  cheer: signedInProcedure
    .input(cheerInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => cheer(tx, actor, input, ctx.now())),
    ),
});
