import {
  listPathsInput,
  pathAnalytics,
  pathDetail,
  pathInput,
  pathPage,
  updateNodeInput,
  userCompetencies,
} from '@quorbit/contracts/paths/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { premiumProcedure, router } from '../../trpc/procedures.ts';
import { getAnalytics, listCompetencies } from './path-analytics.service.ts';
import { getPath, listPaths } from './paths.service.ts';
import { startPath, updateNode } from './progress.service.ts';

export const pathsRouter = router({
  list: premiumProcedure
    .input(listPathsInput)
    .output(pathPage)
    .query(({ ctx, input }) => listPaths(ctx.db, ctx.actor, input)),
  get: premiumProcedure
    .input(pathInput)
    .output(pathDetail)
    .query(({ ctx, input }) => getPath(ctx.db, ctx.actor, input)),
  start: premiumProcedure
    .input(pathInput)
    .output(pathDetail)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => startPath(tx, actor, input, ctx.now())),
    ),
  updateNode: premiumProcedure
    .input(updateNodeInput)
    .output(pathDetail)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => updateNode(tx, actor, input, ctx.now())),
    ),
  analytics: premiumProcedure.output(pathAnalytics).query(({ ctx }) => getAnalytics(ctx.db, ctx.actor)),
  competencies: premiumProcedure.output(userCompetencies).query(({ ctx }) => listCompetencies(ctx.db, ctx.actor)),
});
