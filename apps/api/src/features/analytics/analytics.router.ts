import {
  intelligence,
  listQuestionStatsInput,
  questionStatPage,
  scoreTrends,
  sessionList,
  topicHeatmap,
  whoseInput,
} from '@quorbit/contracts/analytics/schema';
import { premiumProcedure, router, signedInProcedure } from '../../trpc/procedures.ts';
import { listQuestionStats, listScoreTrends, listTopics } from './analytics.service.ts';
import { getIntelligence, listSessions } from './intelligence.service.ts';

export const analyticsRouter = router({
  listQuestionStats: signedInProcedure
    .input(listQuestionStatsInput)
    .output(questionStatPage)
    .query(({ ctx, input }) => listQuestionStats(ctx.db, ctx.actor, input, ctx.now())),
  listScoreTrends: signedInProcedure
    .input(whoseInput)
    .output(scoreTrends)
    .query(({ ctx, input }) => listScoreTrends(ctx.db, ctx.actor, input)),
  listTopics: signedInProcedure
    .input(whoseInput)
    .output(topicHeatmap)
    .query(({ ctx, input }) => listTopics(ctx.db, ctx.actor, input)),
  listSessions: premiumProcedure
    .input(whoseInput)
    .output(sessionList)
    .query(({ ctx, input }) => listSessions(ctx.db, ctx.actor, input, ctx.now())),
  getIntelligence: premiumProcedure
    .input(whoseInput)
    .output(intelligence)
    .query(({ ctx, input }) => getIntelligence(ctx.db, ctx.actor, input, ctx.now())),
});
