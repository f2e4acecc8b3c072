import { foldStreak, NO_STREAK } from '@quorbit/contracts/streaks/streak';
import { computeSkippedDays } from '@quorbit/contracts/streaks/zones';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { record } from '@quorbit/db/write';
import { listDifferences } from '../../lib/differences.ts';
import { createLearnerTotals } from '../accounts/learner-totals.ts';
import { findStreak, listActiveDays, listZoneDays, updateStreak } from './streaks.repository.ts';

/** Recomputes the streak from the active days, to check and repair the stored one. */
export const streakTotals = createLearnerTotals(async (db, userId) => {
  const days = await listActiveDays(db, userId);
  const skipped = computeSkippedDays(days, await listZoneDays(db, userId));
  const streak = foldStreak(days, NO_STREAK, skipped);
  const { count: streakCount, points: streakPoints, lastDay: streakLastDay } = streak;
  const computed = { streakCount, streakPoints, streakLastDay, skippedDays: [...skipped].sort().join(' ') };
  const stored = await findStreak(db, userId);
  const storedTotals = stored && { ...stored, skippedDays: stored.skippedDays.join(' ') };
  const differences = listDifferences('learners', userId, storedTotals, computed);
  return {
    differences,
    async repair(tx) {
      if (differences.length === 0) return;
      await updateStreak(tx, userId, streak, skipped);
      record(tx, userScope(userId), 'profile', userId);
    },
  };
});
