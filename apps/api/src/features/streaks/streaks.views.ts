// What other areas may read of streaks.
import { activeDays, dayZones } from '@quorbit/db/schema/streaks';
import { viewOf } from '@quorbit/db/views';

/** The days that count for a learner's streak. */
export const learnedDays = viewOf(activeDays, ['userId', 'day']);

/** In which zones a learner worked on which day, and when. */
export const workedZones = viewOf(dayZones, ['userId', 'day', 'zone', 'firstAt', 'lastAt']);
