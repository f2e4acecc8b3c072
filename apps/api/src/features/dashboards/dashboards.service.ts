// Owns the dashboard, which combines a learner's study sums, streak and achievements.
import { averageScore, comparableTopics, sumStudy, sumStudyBy } from '@quorbit/contracts/analytics/figures';
import { rangeEndingOn } from '@quorbit/contracts/analytics/ranges';
import { EMPTY_SUMS, NO_CATEGORY, spanStartOf } from '@quorbit/contracts/analytics/sums';
import { recommend } from '@quorbit/contracts/dashboards/recommendations';
import type { DashboardView, GetDashboardInput } from '@quorbit/contracts/dashboards/schema';
import { computeStreakOn } from '@quorbit/contracts/streaks/streak';
import { todayOf } from '@quorbit/contracts/streaks/zones';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { listAchievements } from '../achievements/achievements.service.ts';
import { buildHeadline, firstHeadlineDayOf } from '../analytics/headlines.ts';
import { getLearner, getStudy } from '../analytics/study.service.ts';
import { topicsOf } from '../analytics/topics.ts';
import { countVisible } from '../quizzes/quizzes.service.ts';

/**
 * Returns a learner's dashboard; admins may read anybody's.
 * @throws AppError NOT_FOUND for another learner's dashboard if the caller isn't an admin.
 */
export async function getDashboard(
  db: Executor,
  actor: Actor,
  { userId, timeRange }: GetDashboardInput,
  now: Date,
): Promise<DashboardView> {
  const learner = await getLearner(db, actor, userId);
  const today = todayOf({ zone: learner.timeZone }, now);
  const range = rangeEndingOn(timeRange, today);
  const week = rangeEndingOn('week', today);
  const daysFrom = [firstHeadlineDayOf(today), ...(range.span === 'day' ? [range.from] : [])].sort()[0] ?? today;
  const { sums, completed } = await getStudy(db, learner.id, {
    spans: [
      { span: 'day', from: daysFrom },
      { span: 'all', from: spanStartOf('all', today) },
      ...(range.span === 'month' ? [{ span: range.span, from: range.from }] : []),
    ],
    completedFrom: range.from,
  });
  const studied = sums.filter(({ category }) => category !== NO_CATEGORY);
  // Later days are left out, as in the charts: after flying west, a learner may have work on a day that is still in the
  // future here.
  const inRange = studied.filter(
    ({ span, startsOn }) => span === range.span && startsOn >= range.from && startsOn <= today,
  );
  const byStart = sumStudyBy(inRange, ({ startsOn }) => startsOn);
  const byDay = sumStudyBy(
    studied.filter(({ span }) => span === 'day'),
    ({ startsOn }) => startsOn,
  );
  const total = sumStudy(inRange);
  const categories = [...sumStudyBy(inRange, ({ category }) => category)]
    // A category in which only games in rooms were played has no average, so it's left out.
    .flatMap(([category, categorySums]) => {
      const average = averageScore(categorySums);
      return average === null ? [] : [{ category, average, attempts: categorySums.quizzes }];
    })
    .sort((a, b) => b.average - a.average || (a.category < b.category ? -1 : 1));
  const hasStarted = studied.some(({ span, quizzes, answered }) => span === 'all' && (quizzes > 0 || answered > 0));
  const summary = {
    completedQuizzes: completed,
    averageScore: averageScore(total) ?? 0,
    currentStreak: computeStreakOn(learner.streak, today).count,
    categories,
  };
  const { recent } = await listAchievements(db, actor, learner.id);
  return {
    timeRange,
    from: range.from,
    totalQuizzes: await countVisible(db, learner),
    ...summary,
    attempts: total.quizzes,
    answers: total.answered,
    weeklyProgress: week.starts.map((day) => averageScore(byDay.get(day) ?? EMPTY_SUMS) ?? 0),
    progress: range.starts.map((from) => {
      const part = byStart.get(from) ?? EMPTY_SUMS;
      return { from, average: averageScore(part), attempts: part.quizzes };
    }),
    recentAchievements: recent.map(({ id, title, description, rarity }) => ({ id, title, description, rarity })),
    recommendations: recommend({ ...summary, topics: comparableTopics(topicsOf(sums)) }),
    headline: buildHeadline(studied, today, hasStarted),
    begun: hasStarted,
  };
}
