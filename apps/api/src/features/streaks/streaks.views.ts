// What other areas may read of streaks.
import { activeDays } from '@quorbit/db/schema/streaks';
import { viewOf } from '@quorbit/db/views';

/** The days that count for a learner's streak. */
export const learnedDays = viewOf(activeDays, ['userId', 'day']);
