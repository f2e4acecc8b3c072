// Derives from a learner's data how they learn: sessions, and what they know, have forgotten and must review.
import { comparableTopics, percentOf, sumStudyBy } from '@quorbit/contracts/analytics/figures';
import { computeInsights, findBestHour } from '@quorbit/contracts/analytics/insights';
import type { Intelligence, SessionList, WhoseInput } from '@quorbit/contracts/analytics/schema';
import { computeSessionMetrics } from '@quorbit/contracts/analytics/sessions';
import { spanStartOf } from '@quorbit/contracts/analytics/sums';
import { reviewSettingsOf } from '@quorbit/contracts/settings/reviews';
import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { forecastReviews, measureRetention } from '../reviews/forecast.service.ts';
import { listLastAttempts } from './analytics.repository.ts';
import { buildHeadline } from './headlines.ts';
import { listMastery } from './mastery.repository.ts';
import { getLearner, getStudy } from './study.service.ts';
import { topicsOf } from './topics.ts';

const MAX_SESSIONS = 30;
const FORECAST_DAYS = 30;
const RETENTION_DAYS = 30;
/** The days in the activity calendar; more than a headline looks back. */
const CALENDAR_DAYS = 26 * 7;
const WEAKEST_COUNT = 3;

/**
 * Returns the last sessions and the insights from them, without sessions at sealed quizzes.
 * @throws AppError NOT_FOUND for other users' figures.
 */
export async function listSessions(
  db: Executor,
  actor: Actor,
  { userId }: WhoseInput,
  now: Date,
): Promise<SessionList> {
  const learner = await getLearner(db, actor, userId);
  const attempts = await listLastAttempts(db, learner.id, actor, now, MAX_SESSIONS);
  const { hours } = await getStudy(db, learner.id, { spans: [], hours: true });
  const sessions = attempts.map(({ answers, finishedAt, ...attempt }) => ({
    ...attempt,
    createdAt: finishedAt.toISOString(),
    ...computeSessionMetrics(answers),
  }));
  return { sessions, insights: computeInsights(sessions, hours) };
}

/**
 * Returns the review forecast, the retention, the mastery by category and the study habits of a learner.
 * @throws AppError NOT_FOUND for other users' figures.
 */
export async function getIntelligence(
  db: Executor,
  actor: Actor,
  { userId }: WhoseInput,
  now: Date,
): Promise<Intelligence> {
  const learner = await getLearner(db, actor, userId);
  const today = learnerDay(now, learner.timeZone);
  const calendarFrom = addDays(today, 1 - CALENDAR_DAYS);
  const { sums, hours } = await getStudy(db, learner.id, {
    spans: [
      { span: 'day', from: calendarFrom },
      { span: 'all', from: spanStartOf('all', today) },
    ],
    hours: true,
  });
  const topics = topicsOf(sums);
  const { ratings, remembered } = await measureRetention(db, learner, RETENTION_DAYS, now);
  const mastery = await listMastery(db, learner.id);
  const days = sumStudyBy(
    sums.filter(({ span, startsOn }) => span === 'day' && startsOn >= calendarFrom),
    ({ startsOn }) => startsOn,
  );
  return {
    headline: buildHeadline(sums, today, topics.length > 0),
    forecast: await forecastReviews(db, learner, FORECAST_DAYS, now),
    retention: { remembered: percentOf(remembered, ratings), target: reviewSettingsOf(learner).retention, ratings },
    mastery: mastery.rows.map((row) => ({
      category: row.category,
      questions: row.questions,
      mastery: row.mastery / 10,
    })),
    masteryAsOf: mastery.asOf,
    weakest: comparableTopics(topics).slice(-WEAKEST_COUNT).reverse(),
    bestHour: findBestHour(hours),
    hourAnswers: hours.reduce((sum, { answered }) => sum + answered, 0),
    days: [...days]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, { answered, ratings: rated }]) => ({ date, answers: answered, ratings: rated })),
    today,
  };
}
