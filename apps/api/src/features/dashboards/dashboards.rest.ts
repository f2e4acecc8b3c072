import { type DashboardView, dashboardView } from '@quorbit/contracts/dashboards/schema';
import * as z from 'zod/mini';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { nameSchema, type View } from '../../rest/view.ts';
import { dashboardsRouter } from './dashboards.router.ts';

const { totalQuizzes, completedQuizzes, averageScore, currentStreak, weeklyProgress, ...more } = dashboardView.shape;
const dashboardSchema = nameSchema(
  'Dashboard',
  z.object({
    totalQuizzes,
    completedQuizzes,
    averageScore,
    currentStreak,
    weeklyProgress,
    categoryPerformance: z.record(z.string(), z.number()),
    recentAchievements: more.recentAchievements,
    recommendations: more.recommendations,
    timeRange: more.timeRange,
    from: more.from,
  }),
);

const dashboardRestView: View<DashboardView, z.infer<typeof dashboardSchema>> = {
  schema: dashboardSchema,
  of: ({ categories, ...dashboard }) => ({
    totalQuizzes: dashboard.totalQuizzes,
    completedQuizzes: dashboard.completedQuizzes,
    averageScore: dashboard.averageScore,
    currentStreak: dashboard.currentStreak,
    weeklyProgress: dashboard.weeklyProgress,
    categoryPerformance: Object.fromEntries(categories.map(({ category, average }) => [category, average])),
    recentAchievements: dashboard.recentAchievements,
    recommendations: dashboard.recommendations,
    timeRange: dashboard.timeRange,
    from: dashboard.from,
  }),
};

const route = createRouteBuilder('dashboards', dashboardsRouter);

export const dashboardsRest: RestApi = {
  tags: {
    dashboard: 'How learning goes, in figures.',
  },
  routes: [
    route({
      method: 'GET',
      path: '/api/dashboard/{userId}',
      procedure: 'get',
      status: 200,
      response: dashboardRestView,
      summary: 'Your dashboard',
      description: 'Of others it is shown to admins only.',
      fields: {
        userId: 'Your own id; for admins anybody’s.',
        timeRange: '`week` (seven days), `month` (30 days) or `year` (twelve months, this one included).',
      },
      refusals: ['NOT_FOUND'],
    }),
  ],
};
