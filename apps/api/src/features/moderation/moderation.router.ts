import {
  answerInput,
  caseDetails,
  caseInput,
  caseReports,
  decideInput,
  decisionInput,
  listCasesInput,
  listDecisionsInput,
  listReportsInput,
  moderationCases,
  ownDecisions,
  reportInput,
  reportResult,
  unreadDecisions,
} from '@quorbit/contracts/moderation/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { adminProcedure, router, signedInProcedure } from '../../trpc/procedures.ts';
import { getCase, listCases, listReports } from './cases.service.ts';
import { decideCase, undoDecision } from './decisions.service.ts';
import { answerDecision, getUnread, listOwnDecisions, markRead } from './own-decisions.service.ts';
import { createReport } from './reports.service.ts';

/** The cost of a report in points; it's high because the reported content is read for the copy. */
const REPORT_POINTS = 5;

export const moderationRouter = router({
  report: signedInProcedure
    .meta({ points: REPORT_POINTS })
    .input(reportInput)
    .output(reportResult)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => createReport(tx, actor, input, ctx.now())),
    ),
  list: adminProcedure
    .input(listCasesInput)
    .output(moderationCases)
    .query(({ ctx, input }) => listCases(ctx.db, ctx.actor, input)),
  get: adminProcedure
    .input(caseInput)
    .output(caseDetails)
    .query(({ ctx, input }) => getCase(ctx.db, ctx.actor, input)),
  reports: adminProcedure
    .input(listReportsInput)
    .output(caseReports)
    .query(({ ctx, input }) => listReports(ctx.db, ctx.actor, input)),
  decide: adminProcedure
    .meta({ mustBeUnbatched: true })
    .input(decideInput)
    .output(caseDetails)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => decideCase(tx, actor, input, ctx.now(), ctx.deps))),
  undo: adminProcedure
    .meta({ mustBeUnbatched: true })
    .input(decisionInput)
    .output(caseDetails)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => undoDecision(tx, actor, input, ctx.now(), ctx.deps))),
  decisions: signedInProcedure
    .input(listDecisionsInput)
    .output(ownDecisions)
    .query(({ ctx, input }) => listOwnDecisions(ctx.db, ctx.actor, input)),
  unread: signedInProcedure.output(unreadDecisions).query(({ ctx }) => getUnread(ctx.db, ctx.actor)),
  markRead: signedInProcedure
    .output(z.void())
    .mutation(({ ctx }) => ctx.writeAs([], (tx, actor) => markRead(tx, actor, ctx.now()))),
  answer: signedInProcedure
    .input(answerInput)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => answerDecision(tx, actor, input, ctx.now()))),
});
