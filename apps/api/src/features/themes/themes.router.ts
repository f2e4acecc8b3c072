import { chooseThemeInput, chosenTheme } from '@quorbit/contracts/accounts/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { router, signedIn } from '../../trpc/procedures.ts';
import { chooseTheme } from './themes.service.ts';

export const themesRouter = router({
  choose: signedIn
    .input(chooseThemeInput)
    .output(chosenTheme)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => chooseTheme(tx, actor, input, ctx.now(), ctx.deps)),
    ),
});
