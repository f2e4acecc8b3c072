import { foldStreak, NO_STREAK } from '@quorbit/contracts/streaks/streak';
import { skippedDays } from '@quorbit/contracts/streaks/zones';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { record } from '@quorbit/db/write';
import { compare } from '../../lib/totals.ts';
import { learnerTotals } from '../accounts/learner-totals.ts';
import { findStreak, listActiveDays, listSeen, setStreak } from './streaks.repository.ts';

/** The streak that the active days add up to. */
export const streakTotals = learnerTotals(async (db, userId) => {
  const days = await listActiveDays(db, userId);
  const skipped = skippedDays(days, await listSeen(db, userId));
  const streak = foldStreak(days, NO_STREAK, skipped);
  const { count: streakCount, points: streakPoints, lastDay: streakLastDay } = streak;
  const computed = { streakCount, streakPoints, streakLastDay, skippedDays: [...skipped].sort().join(' ') };
  const stored = await findStreak(db, userId);
  const known = stored && { ...stored, skippedDays: stored.skippedDays.join(' ') };
  const differences = compare('learners', userId, known, computed);
  return {
    differences,
    async repair(tx) {
      if (differences.length === 0) return;
      await setStreak(tx, userId, streak, skipped);
      record(tx, userScope(userId), 'profile', userId);
    },
  };
});
