import { createSelectorFamily } from '#offline/mirror/selector.ts';
import { selectEarnings } from './progress.mirror.ts';

interface ZonedDay {
  /** The learner's day as `YYYY-MM-DD`. */
  day: string;
  /** The learner's time zone, needed because work on the server doesn't say in which zone it was done. */
  zone: string;
}

/**
 * Selects the XP that the learner earned on one day, as this device knows it: from quizzes and reviews, pending ones
 * included.
 */
export const selectXpOfDay = createSelectorFamily((get, { day: wantedDay, zone }: ZonedDay) =>
  get(selectEarnings).reduce((sum, { xp, day }) => (day(zone) === wantedDay ? sum + xp : sum), 0),
);
