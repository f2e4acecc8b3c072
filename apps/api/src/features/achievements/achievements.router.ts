import { achievementList, listAchievementsInput } from '@quorbit/contracts/achievements/schema';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { listAchievements } from './achievements.service.ts';

export const achievementsRouter = router({
  list: signedInProcedure
    .input(listAchievementsInput)
    .output(achievementList)
    .query(({ ctx, input }) => listAchievements(ctx.db, ctx.actor, input.userId ?? ctx.actor.id)),
});
