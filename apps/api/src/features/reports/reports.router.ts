import { listReportsInput, report, reportCards, reportIdInput } from '@quorbit/contracts/attempts/schema';
import { router, signedIn } from '../../trpc/procedures.ts';
import { getReport, listReports } from './reports.service.ts';

export const reportsRouter = router({
  list: signedIn
    .input(listReportsInput)
    .output(reportCards)
    .query(({ ctx, input }) => listReports(ctx.db, ctx.actor, input, ctx.now())),
  get: signedIn
    .input(reportIdInput)
    .output(report)
    .query(({ ctx, input }) => getReport(ctx.db, ctx.actor, input, ctx.now())),
});
