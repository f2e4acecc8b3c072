import { savedPlay, savePlayInput } from '@quorbit/contracts/plays/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { savePlay } from './plays.service.ts';

export const playsRouter = router({
  save: signedInProcedure
    .input(savePlayInput)
    .output(savedPlay)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => savePlay(tx, actor, input, ctx.now())),
    ),
});
