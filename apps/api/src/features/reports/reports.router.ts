import { listReportsInput, report, reportCards, reportIdInput } from '@quorbit/contracts/attempts/schema';
import { router, signedInProcedure } from '../../trpc/procedures.ts';
import { getReport, listReports } from './reports.service.ts';

export const reportsRouter = router({
  list: signedInProcedure
    .input(listReportsInput)
    .output(reportCards)
    .query(({ ctx, input }) => listReports(ctx.db, ctx.actor, input, ctx.now())),
  get: signedInProcedure
    .input(reportIdInput)
    .output(report)
    .query(({ ctx, input }) => getReport(ctx.db, ctx.actor, input, ctx.now())),
});
