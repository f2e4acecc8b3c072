import type { TimeRange } from '@quorbit/contracts/analytics/time-ranges';
import type { DashboardView } from '@quorbit/contracts/dashboards/schema';

const DAYS = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'];
const MEANS = [58, 64, 61, 72, 70, 78, 81];

/** Creates a sample dashboard, always labelled as one, for users without a loaded dashboard on this device. */
export function createSampleDashboard(timeRange: TimeRange): DashboardView {
  return {
    timeRange,
    from: '2026-03-02',
    totalQuizzes: 24,
    completedQuizzes: 9,
    averageScore: 70.3,
    attempts: 12,
    answers: 96,
    currentStreak: 5,
    weeklyProgress: MEANS,
    progress: DAYS.map((from, index) => ({ from, average: MEANS[index] ?? null, attempts: 2 })),
    categories: [
      { category: 'Science', average: 82.5, attempts: 4 },
      { category: 'History', average: 71, attempts: 5 },
      { category: 'Art', average: 56.5, attempts: 3 },
    ],
    recentAchievements: [],
    recommendations: [],
    headline: { kind: 'moved', category: 'History', points: 12, days: 14, answers: 96 },
    begun: true,
  };
}
