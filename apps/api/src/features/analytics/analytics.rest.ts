import type { QuestionStatPage, ScoreTrend, SessionList, TopicAccuracy } from '@quorbit/contracts/analytics/schema';
import { day, id, instant } from '@quorbit/contracts/lib/scalars';
import * as z from 'zod/mini';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { listView, nameSchema, plainView, type View } from '../../rest/view.ts';
import { analyticsRouter } from './analytics.router.ts';

const questionStatSchema = nameSchema(
  'QuestionStat',
  z.object({
    questionId: id,
    question: z.string(),
    category: z.string(),
    correctPercent: z.number(),
    avgTime: z.number(),
    answered: z.int(),
  }),
);
const questionStatView: View<QuestionStatPage['items'][number], z.infer<typeof questionStatSchema>> = {
  schema: questionStatSchema,
  of: (stat) => stat,
};

const trendSchema = nameSchema('ScoreTrend', z.object({ date: day, avgScore: z.number(), quizzes: z.int() }));
const topicSchema = nameSchema('TopicAccuracy', z.object({ tag: z.string(), accuracy: z.number(), asked: z.int() }));

const metricsOf = <T extends z.core.$ZodLooseShape>(metrics: T) =>
  z.array(z.object({ _id: id, createdAt: instant, metrics: z.object(metrics) }));
const sessionsSchema = nameSchema(
  'AdvancedAnalytics',
  z.object({
    advanced: z.object({
      cognitiveMetrics: metricsOf({ responseTime: z.number(), fatigueScore: z.nullable(z.number()) }),
      learningAnalytics: metricsOf({ engagement: z.number(), comprehension: z.number() }),
    }),
  }),
);
const sessionsView: View<SessionList, z.infer<typeof sessionsSchema>> = {
  schema: sessionsSchema,
  of: ({ sessions }) => ({
    advanced: {
      cognitiveMetrics: sessions.map(({ id: _id, createdAt, responseTime, fatigueScore }) => ({
        _id,
        createdAt,
        metrics: { responseTime, fatigueScore },
      })),
      learningAnalytics: sessions.map(({ id: _id, createdAt, engagement, comprehension }) => ({
        _id,
        createdAt,
        metrics: { engagement, comprehension },
      })),
    },
  }),
};

const route = createRouteBuilder('analytics', analyticsRouter);
const fields = { userId: 'For admins: whose figures.' };

export const analyticsRest: RestApi = {
  tags: {
    analytics: 'What answers add up to.',
  },
  routes: [
    route({
      method: 'GET',
      path: '/api/analytics/question-stats',
      procedure: 'listQuestionStats',
      status: 200,
      response: listView(questionStatView),
      summary: 'How you answered each question, the hardest first',
      description: 'Questions of sealed quizzes are left out.',
      fields,
      refusals: ['NOT_FOUND'],
    }),
    route({
      method: 'GET',
      path: '/api/analytics/score-trends',
      procedure: 'listScoreTrends',
      status: 200,
      response: plainView<ScoreTrend[]>(z.array(trendSchema)),
      summary: 'Your mean score by day',
      description: 'Of the last 30 days on which you finished a quiz, oldest first.',
      fields,
      refusals: ['NOT_FOUND'],
    }),
    route({
      method: 'GET',
      path: '/api/analytics/topic-heatmap',
      procedure: 'listTopics',
      status: 200,
      response: plainView<TopicAccuracy[]>(z.array(topicSchema)),
      summary: 'How much you get right in each category',
      fields,
      refusals: ['NOT_FOUND'],
    }),
    route({
      method: 'GET',
      path: '/api/intelligence/analytics',
      procedure: 'listSessions',
      status: 200,
      response: sessionsView,
      summary: 'How your last 30 quizzes went',
      description: 'Newest first. Fatigue is null where fewer than six questions were answered.',
      fields,
      refusals: ['PREMIUM_REQUIRED', 'NOT_FOUND'],
    }),
  ],
};
