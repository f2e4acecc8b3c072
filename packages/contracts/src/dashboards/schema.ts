import * as z from 'zod/mini';
import { RARITIES } from '../achievements/achievements.ts';
import { headline, whose } from '../analytics/schema.ts';
import { TIME_RANGES } from '../analytics/time-ranges.ts';
import { day } from '../lib/scalars.ts';
import { RECOMMENDATION_KINDS } from './recommendations.ts';

/** The input for a dashboard: the user (by default the caller) and the range of days. */
export const getDashboardInput = z.object({
  ...whose,
  timeRange: z._default(z.enum(TIME_RANGES, 'Time range must be week, month or year.'), 'week'),
});
export type GetDashboardInput = z.infer<typeof getDashboardInput>;

/** The data of a dashboard. Percentages have one decimal. */
export const dashboardView = z.object({
  timeRange: z.enum(TIME_RANGES),
  /** The first day of the range. */
  from: day,
  /** The number of quizzes that the learner may see. */
  totalQuizzes: z.int(),
  /** The number of different quizzes that were finished in the range. */
  completedQuizzes: z.int(),
  /** The mean percentage in the range; 0 if nothing was finished. */
  averageScore: z.number(),
  /** The numbers of attempts and of answered questions in the range, from which the figures are computed. */
  attempts: z.int(),
  answers: z.int(),
  currentStreak: z.int(),
  /** The mean percentage of each of the last seven days; 0 for days without attempts. */
  weeklyProgress: z.array(z.number()),
  /**
   * The mean percentage of each day in the range, or of each month if the range is a year; `average` is null without
   * attempts.
   */
  progress: z.array(z.object({ from: day, average: z.nullable(z.number()), attempts: z.int() })),
  /** The mean percentage by category in the range, best first. */
  categories: z.array(z.object({ category: z.string(), average: z.number(), attempts: z.int() })),
  recentAchievements: z.array(
    z.object({ id: z.string(), title: z.string(), description: z.string(), rarity: z.enum(RARITIES) }),
  ),
  recommendations: z.array(
    z.object({
      kind: z.enum(RECOMMENDATION_KINDS),
      title: z.string(),
      description: z.string(),
      category: z.nullable(z.string()),
    }),
  ),
  headline,
  /** Whether the learner has ever finished a quiz. */
  begun: z.boolean(),
});
export type DashboardView = z.infer<typeof dashboardView>;
