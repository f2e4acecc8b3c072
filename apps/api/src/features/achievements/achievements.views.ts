// What other areas may read of achievements.
import { achievementCounters } from '@quorbit/db/schema/achievements';
import { viewOf } from '@quorbit/db/views';

/** What achievements count of each learner. */
export const countedWork = viewOf(achievementCounters, ['userId', 'counter', 'value']);
