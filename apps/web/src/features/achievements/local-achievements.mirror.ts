import {
  ACHIEVEMENT_IDS,
  ACHIEVEMENTS,
  type AchievementId,
  goalCountOf,
  progressPercentOf,
} from '@quorbit/contracts/achievements/achievements';
import { addToCounters, type Counters, countersOf, type FinishedQuiz } from '@quorbit/contracts/achievements/counters';
import type { BadgeView } from '@quorbit/contracts/achievements/schema';
import { learnerDay, localClock } from '@quorbit/contracts/streaks/days';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import { type PendingAttempt, selectPendingAttempts } from '#features/attempts/pending-attempts.mirror.ts';
import { selectProgress } from '#features/xp/progress.mirror.ts';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { createSelector } from '#offline/mirror/selector.ts';
import { achievementRows, badgeRows } from './achievements.mirror.ts';

export interface LocalAchievement {
  id: AchievementId;
  unlockedAt: string | null;
  /** Progress towards the achievement's goal, in whole percent. */
  progress: number;
  /** The amount of the goal that is reached. */
  count: number;
  /** Whether some of the progress comes from work that the server hasn't counted yet. */
  provisional: boolean;
}

/** Selects the server's achievements, advanced by pending work that counts and that this device can grade. */
export const selectAchievements = createSelector((get): readonly LocalAchievement[] => {
  const byId = new Map(get(achievementRows.rows).map(({ id, body }) => [id, body]));
  const counters = get(selectCounters);
  return ACHIEVEMENT_IDS.map((id) => {
    const row = byId.get(id);
    const unlockedAt = row?.unlockedAt ?? null;
    const known = row?.progress ?? 0;
    const percent = Math.max(known, progressPercentOf(id, counters));
    const { goal } = ACHIEVEMENTS[id];
    const reachedCount = unlockedAt === null ? goalCountOf(id, counters) : goal;
    return { id, unlockedAt, progress: percent, count: reachedCount, provisional: percent > known };
  });
});

const selectCounters = createSelector((get): Counters => {
  const [profile] = get(profileRows.bodies);
  const progress = get(selectProgress);
  const attempts = get(selectPendingAttempts)
    .filter(({ status }) => status !== 'rejected')
    .reverse();
  const known = countersOf({ ...profile?.counters, xp: (progress.xp ?? 0) + progress.pendingXp });
  const reviewed = { ...known, reviews: known.reviews + progress.pendingReviews };
  return attempts.reduce((counters, attempt) => addToCounters(counters, { quiz: toFinishedQuiz(attempt) }), {
    ...reviewed,
    longestStreak: Math.max(known.longestStreak, progress.streak?.count ?? 0),
  });
});

/** Returns a pending attempt's contribution to achievements; null if it doesn't count or can't be graded here. */
function toFinishedQuiz({ counted, report, finishedAt, tz }: PendingAttempt): FinishedQuiz | null {
  if (!counted || !report) return null;
  const at = new Date(finishedAt);
  return {
    category: report.quiz.category,
    score: report.score,
    totalMarks: report.totalMarks,
    right: report.answers.filter(({ correct }) => correct).length,
    day: learnerDay(at, tz),
    hour: localClock(at, tz).hour,
  };
}

/** The learner's achievements and badges, everything that the Achievement Center shows. */
export interface LocalMedals {
  achievements: readonly LocalAchievement[];
  badges: readonly BadgeView[];
}

/**
 * Selects the achievements and the badges that games awarded, newest first; null until the server's figures are on this
 * device.
 */
export const selectMedals = createSelector((get): LocalMedals | null => {
  if (get(selectProgress).xp === null) return null;
  const badges = get(badgeRows.rows).map(({ id, body }) => ({ id, ...body }));
  badges.sort((a, b) => Date.parse(b.awardedAt) - Date.parse(a.awardedAt));
  return { achievements: get(selectAchievements), badges };
});

/** Selects the ids of the achievements that are unlocked, including by pending work. */
const selectUnlocked = createSelector((get): readonly AchievementId[] =>
  get(selectAchievements)
    .filter((localAchievement) => localAchievement.unlockedAt !== null || localAchievement.progress === 100)
    .map(({ id }) => id),
);

export const unlockedMirror: MirrorArea = { unlocked: selectUnlocked };
