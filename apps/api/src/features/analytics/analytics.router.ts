import {
  intelligence,
  listQuestionStatsInput,
  questionStatPage,
  scoreTrends,
  sessionList,
  topicHeatmap,
  whoseInput,
} from '@quorbit/contracts/analytics/schema';
import { premium, router, signedIn } from '../../trpc/procedures.ts';
import { listQuestionStats, listScoreTrends, listTopics } from './analytics.service.ts';
import { getIntelligence, listSessions } from './intelligence.service.ts';

export const analyticsRouter = router({
  listQuestionStats: signedIn
    .input(listQuestionStatsInput)
    .output(questionStatPage)
    .query(({ ctx, input }) => listQuestionStats(ctx.db, ctx.actor, input, ctx.now())),
  listScoreTrends: signedIn
    .input(whoseInput)
    .output(scoreTrends)
    .query(({ ctx, input }) => listScoreTrends(ctx.db, ctx.actor, input)),
  listTopics: signedIn
    .input(whoseInput)
    .output(topicHeatmap)
    .query(({ ctx, input }) => listTopics(ctx.db, ctx.actor, input)),
  listSessions: premium
    .input(whoseInput)
    .output(sessionList)
    .query(({ ctx, input }) => listSessions(ctx.db, ctx.actor, input, ctx.now())),
  getIntelligence: premium
    .input(whoseInput)
    .output(intelligence)
    .query(({ ctx, input }) => getIntelligence(ctx.db, ctx.actor, input, ctx.now())),
});
