import type { Profile } from '@quorbit/contracts/accounts/schema';
import { levelOf } from '@quorbit/contracts/xp/levels';
import type { findUsersWithTotals } from './accounts.repository.ts';

type UserWithTotals = Awaited<ReturnType<typeof findUsersWithTotals>>[number];

/** A profile as its owner sees it, and as it is mirrored. */
export function toProfile({ user, learner }: UserWithTotals): Profile {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
    role: user.role,
    level: levelOf(learner.xp).level,
    xp: learner.xp,
    selectedTheme: user.selectedTheme,
    unlockedThemes: user.unlockedThemes,
    timeZone: user.timeZone,
    streak: { count: learner.streakCount, points: learner.streakPoints, lastDay: learner.streakLastDay },
    leaderboardOptOut: user.leaderboardOptOut,
    reminderTime: user.reminderTime,
    reminderByMail: user.reminderByMail,
    dailyGoal: user.dailyGoal,
    newReviewsPerDay: user.newReviewsPerDay,
    retentionTarget: user.retentionTarget,
  };
}
