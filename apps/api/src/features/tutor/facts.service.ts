// Owns the facts about a learner's work that the tutor uses. It reads the same data as other pages, without sealed
// results.
import { averageScore, comparableTopics, sumStudy } from '@quorbit/contracts/analytics/figures';
import { NO_CATEGORY, spanStartOf } from '@quorbit/contracts/analytics/sums';
import { addDays } from '@quorbit/contracts/streaks/days';
import { computeStreakOn } from '@quorbit/contracts/streaks/streak';
import { todayOf } from '@quorbit/contracts/streaks/zones';
import type { ProgressReport, Recommendation, TutorProfile } from '@quorbit/contracts/tutor/schema';
import type { TutorLevel } from '@quorbit/contracts/tutor/types';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { getLearner, getStudy } from '../analytics/study.service.ts';
import { topicsOf } from '../analytics/topics.ts';
import { requireAuthor } from '../quizzes/authors.ts';
import { forecastReviews } from '../reviews/forecast.service.ts';
import type { LearnerFacts } from './assistant.ts';
import { formatProgress } from './progress-summary.ts';
import { buildRecommendations } from './recommendations.ts';
import { splitByStrength } from './strengths.ts';

const PERIOD_DAYS = 30;

interface Preferences {
  difficulty: TutorLevel;
  learningStyle: string;
}

/** Returns the facts that an assistant's answer may use, and the learner's level and XP. */
export async function getFacts(
  db: Executor,
  actor: Actor,
  { difficulty, learningStyle }: Preferences,
  now: Date,
): Promise<{ facts: LearnerFacts; profile: TutorProfile }> {
  const { work } = await getLearnerWork(db, actor, now);
  const { level, xp, streak, dueReviews, strengths, weaknesses } = work;
  return {
    facts: { level, tutorLevel: difficulty, learningStyle, strengths, weaknesses, dueReviews, streak },
    profile: { level, xp },
  };
}

/** Returns the learner's level and XP. */
export async function getTutorProfile(db: Executor, actor: Actor): Promise<TutorProfile> {
  const { level, xp } = await getLearner(db, actor);
  return { level, xp };
}

/**
 * Compares the learner's last 30 days with the 30 days before.
 * @throws AppError PREMIUM_REQUIRED.
 */
export async function getProgressReport(db: Executor, actor: Actor, now: Date): Promise<ProgressReport> {
  requireAuthor(actor);
  const { work, sums, today } = await getLearnerWork(db, actor, now);
  const days = sums.filter(({ span, category }) => span === 'day' && category !== NO_CATEGORY);
  const average = (from: string, to: string) => {
    const mean = averageScore(sumStudy(days.filter(({ startsOn }) => startsOn >= from && startsOn <= to)));
    return mean === null ? null : Math.round(mean);
  };
  const report = {
    ...work,
    averageScore: average(addDays(today, 1 - PERIOD_DAYS), today),
    averageScoreBefore: average(addDays(today, 1 - 2 * PERIOD_DAYS), addDays(today, -PERIOD_DAYS)),
  };
  return { summary: formatProgress(report), ...report };
}

/**
 * Lists recommended next steps for the learner.
 * @throws AppError PREMIUM_REQUIRED.
 */
export async function listRecommendations(db: Executor, actor: Actor, now: Date): Promise<Recommendation[]> {
  requireAuthor(actor);
  return buildRecommendations((await getLearnerWork(db, actor, now)).work);
}

async function getLearnerWork(db: Executor, actor: Actor, now: Date) {
  const learner = await getLearner(db, actor);
  const today = todayOf({ zone: learner.timeZone }, now);
  const { sums, completed } = await getStudy(db, learner.id, {
    spans: [
      { span: 'day', from: addDays(today, 1 - 2 * PERIOD_DAYS) },
      { span: 'all', from: spanStartOf('all', today) },
    ],
    completedFrom: spanStartOf('all', today),
  });
  const [due] = await forecastReviews(db, learner, 1, now);
  const work = {
    level: learner.level,
    xp: learner.xp,
    streak: computeStreakOn(learner.streak, today).count,
    completedQuizzes: completed,
    dueReviews: due?.cards ?? 0,
    ...splitByStrength(comparableTopics(topicsOf(sums))),
  };
  return { work, sums, today };
}
