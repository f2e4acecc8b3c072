import {
  createGroupChallengeInput,
  groupChallengeInput,
  groupChallenges,
} from '@quorbit/contracts/group-challenges/schema';
import { groupInput } from '@quorbit/contracts/study-groups/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { createGroupChallenge, listGroupChallenges, removeGroupChallenge } from './group-challenges.service.ts';

export const groupChallengesRouter = router({
  list: signedInProcedure
    .input(groupInput)
    .output(groupChallenges)
    .query(({ ctx, input }) => listGroupChallenges(ctx.db, ctx.actor, input, ctx.now())),
  create: signedInProcedure
    .input(createGroupChallengeInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) =>
        createGroupChallenge(tx, actor, input, ctx.now(), ctx.deps),
      ),
    ),
  remove: signedInProcedure
    .meta({ needed: true })
    .input(groupChallengeInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => removeGroupChallenge(tx, actor, input)),
    ),
});
