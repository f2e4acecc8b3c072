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
import { premium, router } from '../../trpc/procedures.ts';
import { listCompetencies, readAnalytics } from './learning.service.ts';
import { getPath, listPaths } from './paths.service.ts';
import { startPath, updateNode } from './progress.service.ts';

export const pathsRouter = router({
  list: premium
    .input(listPathsInput)
    .output(pathPage)
    .query(({ ctx, input }) => listPaths(ctx.db, ctx.actor, input)),
  get: premium
    .input(pathInput)
    .output(pathDetail)
    .query(({ ctx, input }) => getPath(ctx.db, ctx.actor, input)),
  start: premium
    .input(pathInput)
    .output(pathDetail)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => startPath(tx, actor, input, ctx.now())),
    ),
  updateNode: premium
    .input(updateNodeInput)
    .output(pathDetail)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => updateNode(tx, actor, input, ctx.now())),
    ),
  analytics: premium.output(pathAnalytics).query(({ ctx }) => readAnalytics(ctx.db, ctx.actor)),
  competencies: premium.output(userCompetencies).query(({ ctx }) => listCompetencies(ctx.db, ctx.actor)),
});
