import { dashboardView, getDashboardInput } from '@quorbit/contracts/dashboards/schema';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { getDashboard } from './dashboards.service.ts';

export const dashboardsRouter = router({
  get: signedInProcedure
    .input(getDashboardInput)
    .output(dashboardView)
    .query(({ ctx, input }) => getDashboard(ctx.db, ctx.actor, input, ctx.now())),
});
