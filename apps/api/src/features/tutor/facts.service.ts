// Owns what the tutor knows of a learner's work. It reads what other pages show, which leaves out what is sealed.
import { averageScore, comparableTopics, totalOf } from '@quorbit/contracts/analytics/figures';
import { NO_CATEGORY, startOf } from '@quorbit/contracts/analytics/sums';
import { addDays } from '@quorbit/contracts/streaks/days';
import { closeStreak } from '@quorbit/contracts/streaks/streak';
import { todayOf } from '@quorbit/contracts/streaks/zones';
import type { ProgressReport, Recommendation, TutorProfile } from '@quorbit/contracts/tutor/schema';
import type { TutorLevel } from '@quorbit/contracts/tutor/types';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { readLearner, readStudy } from '../analytics/study.service.ts';
import { topicsOf } from '../analytics/topics.ts';
import { requireAuthor } from '../quizzes/authors.ts';
import { forecastReviews } from '../reviews/outlook.service.ts';
import type { LearnerFacts } from './assistant.ts';
import { recommendationsFor } from './recommendations.ts';
import { strengthsAndWeaknesses } from './strengths.ts';
import { progressSummary } from './summary.ts';

const DAYS = 30;

interface Preferences {
  difficulty: TutorLevel;
  learningStyle: string;
}

/** What an answer may build on, and the learner's level and XP. */
export async function readFacts(
  db: Executor,
  actor: Actor,
  { difficulty, learningStyle }: Preferences,
  now: Date,
): Promise<{ facts: LearnerFacts; profile: TutorProfile }> {
  const { work } = await readWork(db, actor, now);
  const { level, xp, streak, dueReviews, strengths, weaknesses } = work;
  return {
    facts: { level, tutorLevel: difficulty, learningStyle, strengths, weaknesses, dueReviews, streak },
    profile: { level, xp },
  };
}

/** Level and XP. */
export async function readTutorProfile(db: Executor, actor: Actor): Promise<TutorProfile> {
  const { level, xp } = await readLearner(db, actor);
  return { level, xp };
}

/** How the last 30 days went, compared with the 30 before. @throws AppError PREMIUM_REQUIRED */
export async function readProgress(db: Executor, actor: Actor, now: Date): Promise<ProgressReport> {
  requireAuthor(actor);
  const { work, sums, today } = await readWork(db, actor, now);
  const days = sums.filter(({ span, category }) => span === 'day' && category !== NO_CATEGORY);
  const average = (from: string, to: string) => {
    const mean = averageScore(totalOf(days.filter(({ startsOn }) => startsOn >= from && startsOn <= to)));
    return mean === null ? null : Math.round(mean);
  };
  const report = {
    ...work,
    averageScore: average(addDays(today, 1 - DAYS), today),
    averageScoreBefore: average(addDays(today, 1 - 2 * DAYS), addDays(today, -DAYS)),
  };
  return { summary: progressSummary(report), ...report };
}

/** What is worth doing next. @throws AppError PREMIUM_REQUIRED */
export async function listRecommendations(db: Executor, actor: Actor, now: Date): Promise<Recommendation[]> {
  requireAuthor(actor);
  return recommendationsFor((await readWork(db, actor, now)).work);
}

async function readWork(db: Executor, actor: Actor, now: Date) {
  const learner = await readLearner(db, actor);
  const today = todayOf({ zone: learner.timeZone }, now);
  const { sums, completed } = await readStudy(db, learner.id, {
    spans: [
      { span: 'day', from: addDays(today, 1 - 2 * DAYS) },
      { span: 'all', from: startOf('all', today) },
    ],
    completedFrom: startOf('all', today),
  });
  const [due] = await forecastReviews(db, learner, 1, now);
  const work = {
    level: learner.level,
    xp: learner.xp,
    streak: closeStreak(learner.streak, today).count,
    completedQuizzes: completed,
    dueReviews: due?.cards ?? 0,
    ...strengthsAndWeaknesses(comparableTopics(topicsOf(sums))),
  };
  return { work, sums, today };
}
