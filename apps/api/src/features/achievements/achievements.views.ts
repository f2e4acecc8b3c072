// The achievement data that other areas may read.
import { achievementCounters, achievements } from '@quorbit/db/schema/achievements';
import { viewOf } from '@quorbit/db/views';

/** The value of each achievement counter of each learner. */
export const achievementCounts = viewOf(achievementCounters, ['userId', 'counter', 'value']);

/** The achievements that each learner has unlocked. */
export const unlockedAchievements = viewOf(achievements, ['userId', 'achievementId', 'unlockedAt']);
