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
  reported,
  reportInput,
  unreadDecisions,
} from '@quorbit/contracts/moderation/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { admin, router, signedIn } from '../../trpc/procedures.ts';
import { getCase, listCases, listReports } from './cases.service.ts';
import { decide, undo } from './decisions.service.ts';
import { answer, listOwnDecisions, markRead, readUnread } from './own-decisions.service.ts';
import { report } from './reports.service.ts';

/** Reading a thing for its copy costs more. */
const REPORT_POINTS = 5;

export const moderationRouter = router({
  report: signedIn
    .meta({ points: REPORT_POINTS })
    .input(reportInput)
    .output(reported)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => report(tx, actor, input, ctx.now())),
    ),
  list: admin
    .input(listCasesInput)
    .output(moderationCases)
    .query(({ ctx, input }) => listCases(ctx.db, ctx.actor, input)),
  get: admin
    .input(caseInput)
    .output(caseDetails)
    .query(({ ctx, input }) => getCase(ctx.db, ctx.actor, input)),
  reports: admin
    .input(listReportsInput)
    .output(caseReports)
    .query(({ ctx, input }) => listReports(ctx.db, ctx.actor, input)),
  decide: admin
    .meta({ alone: true })
    .input(decideInput)
    .output(caseDetails)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => decide(tx, actor, input, ctx.now(), ctx.deps))),
  undo: admin
    .meta({ alone: true })
    .input(decisionInput)
    .output(caseDetails)
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => undo(tx, actor, input, ctx.now(), ctx.deps))),
  decisions: signedIn
    .input(listDecisionsInput)
    .output(ownDecisions)
    .query(({ ctx, input }) => listOwnDecisions(ctx.db, ctx.actor, input)),
  unread: signedIn.output(unreadDecisions).query(({ ctx }) => readUnread(ctx.db, ctx.actor)),
  markRead: signedIn
    .output(z.void())
    .mutation(({ ctx }) => ctx.writeAs([], (tx, actor) => markRead(tx, actor, ctx.now()))),
  answer: signedIn
    .input(answerInput)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.writeAs([], (tx, actor) => answer(tx, actor, input, ctx.now()))),
});
