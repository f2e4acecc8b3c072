import { chooseThemeInput, chooseThemeResult } from '@quorbit/contracts/accounts/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { chooseTheme } from './themes.service.ts';

export const themesRouter = router({
  choose: signedInProcedure
    .input(chooseThemeInput)
    .output(chooseThemeResult)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => chooseTheme(tx, actor, input, ctx.now(), ctx.deps)),
    ),
});
