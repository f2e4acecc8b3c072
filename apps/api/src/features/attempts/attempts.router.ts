import { report, submitAttemptInput } from '@quorbit/contracts/attempts/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { submitAttempt } from './attempts.service.ts';

export const attemptsRouter = router({
  submit: signedInProcedure
    .input(submitAttemptInput)
    .output(report)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => submitAttempt(tx, actor, input, ctx.now())),
    ),
});
