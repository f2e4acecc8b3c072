// Views of streaks for other areas.
import { activeDays, dayZones } from '@quorbit/db/schema/streaks';
import { viewOf } from '@quorbit/db/views';

/** The days that count for a learner's streak. */
export const streakDays = viewOf(activeDays, ['userId', 'day']);

/** The time zones in which a learner worked on each day, with the first and last time. */
export const zonesByDay = viewOf(dayZones, ['userId', 'day', 'zone', 'firstAt', 'lastAt']);
