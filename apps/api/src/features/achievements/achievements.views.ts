// What other areas may read of achievements.
import { achievementCounters, achievements } from '@quorbit/db/schema/achievements';
import { viewOf } from '@quorbit/db/views';

/** What achievements count of each learner. */
export const achievementCounts = viewOf(achievementCounters, ['userId', 'counter', 'value']);

/** What each learner has unlocked. */
export const unlockedAchievements = viewOf(achievements, ['userId', 'achievementId', 'unlockedAt']);
