import { foldStreak } from '@quorbit/contracts/streaks/streak';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { record } from '@quorbit/db/write';
import { compare } from '../../lib/totals.ts';
import { learnerTotals } from '../accounts/learner-totals.ts';
import { findStreak, listActiveDays, setStreak } from './streaks.repository.ts';

/** The streak that the active days add up to. */
export const streakTotals = learnerTotals(async (db, userId) => {
  const streak = foldStreak(await listActiveDays(db, userId));
  const computed = { streakCount: streak.count, streakPoints: streak.points, streakLastDay: streak.lastDay };
  const differences = compare('learners', userId, await findStreak(db, userId), computed);
  return {
    differences,
    async repair(tx) {
      if (differences.length === 0) return;
      await setStreak(tx, userId, streak);
      record(tx, userScope(userId), 'profile', userId);
    },
  };
});
