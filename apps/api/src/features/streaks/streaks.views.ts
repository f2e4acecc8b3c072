// What other areas may read of streaks.
import { activeDays, dayZones } from '@quorbit/db/schema/streaks';
import { viewOf } from '@quorbit/db/views';

/** The days that count for a learner's streak. */
export const streakDays = viewOf(activeDays, ['userId', 'day']);

/** In which zones a learner worked on which day, and when. */
export const zonesByDay = viewOf(dayZones, ['userId', 'day', 'zone', 'firstAt', 'lastAt']);
