// Owns the dashboard: what somebody's sums, streak and achievements say together.
import { averageScore, comparableTopics, totalOf, totalsBy } from '@quorbit/contracts/analytics/figures';
import { rangeUntil } from '@quorbit/contracts/analytics/ranges';
import { NO_CATEGORY, NO_STUDY, startOf } from '@quorbit/contracts/analytics/sums';
import { recommend } from '@quorbit/contracts/dashboards/recommendations';
import type { DashboardView, GetDashboardInput } from '@quorbit/contracts/dashboards/schema';
import { closeStreak } from '@quorbit/contracts/streaks/streak';
import { todayOf } from '@quorbit/contracts/streaks/zones';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { listAchievements } from '../achievements/achievements.service.ts';
import { headlineFor, headlineFrom } from '../analytics/headlines.ts';
import { readLearner, readStudy } from '../analytics/study.service.ts';
import { topicsOf } from '../analytics/topics.ts';
import { countVisible } from '../quizzes/quizzes.service.ts';

/** A learner's dashboard; admins may read anybody's. @throws AppError NOT_FOUND for others */
export async function getDashboard(
  db: Executor,
  actor: Actor,
  { userId, timeRange }: GetDashboardInput,
  now: Date,
): Promise<DashboardView> {
  const learner = await readLearner(db, actor, userId);
  const today = todayOf({ zone: learner.timeZone }, now);
  const range = rangeUntil(timeRange, today);
  const week = rangeUntil('week', today);
  const daysFrom = [headlineFrom(today), ...(range.span === 'day' ? [range.from] : [])].sort()[0] ?? today;
  const { sums, completed } = await readStudy(db, learner.id, {
    spans: [
      { span: 'day', from: daysFrom },
      { span: 'all', from: startOf('all', today) },
      ...(range.span === 'month' ? [{ span: range.span, from: range.from }] : []),
    ],
    completedFrom: range.from,
  });
  const taken = sums.filter(({ category }) => category !== NO_CATEGORY);
  // Sums end where charts do: a learner who flies west has learned on a day that is still to come here.
  const inRange = taken.filter(
    ({ span, startsOn }) => span === range.span && startsOn >= range.from && startsOn <= today,
  );
  const byStart = totalsBy(inRange, ({ startsOn }) => startsOn);
  const byDay = totalsBy(
    taken.filter(({ span }) => span === 'day'),
    ({ startsOn }) => startsOn,
  );
  const total = totalOf(inRange);
  const categories = [...totalsBy(inRange, ({ category }) => category)]
    // Where only games in rooms were played there is no average.
    .flatMap(([category, one]) => {
      const average = averageScore(one);
      return average === null ? [] : [{ category, average, attempts: one.quizzes }];
    })
    .sort((a, b) => b.average - a.average || (a.category < b.category ? -1 : 1));
  const begun = taken.some(({ span, quizzes, answered }) => span === 'all' && (quizzes > 0 || answered > 0));
  const standing = {
    completedQuizzes: completed,
    averageScore: averageScore(total) ?? 0,
    currentStreak: closeStreak(learner.streak, today).count,
    categories,
  };
  const { recent } = await listAchievements(db, actor, learner.id);
  return {
    timeRange,
    from: range.from,
    totalQuizzes: await countVisible(db, learner),
    ...standing,
    attempts: total.quizzes,
    answers: total.answered,
    weeklyProgress: week.starts.map((day) => averageScore(byDay.get(day) ?? NO_STUDY) ?? 0),
    progress: range.starts.map((from) => {
      const part = byStart.get(from) ?? NO_STUDY;
      return { from, average: averageScore(part), attempts: part.quizzes };
    }),
    recentAchievements: recent.map(({ id, title, description, rarity }) => ({ id, title, description, rarity })),
    recommendations: recommend({ ...standing, topics: comparableTopics(topicsOf(sums)) }),
    headline: headlineFor(taken, today, begun),
    begun,
  };
}
