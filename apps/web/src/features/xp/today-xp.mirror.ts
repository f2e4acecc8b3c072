import { selectorFor } from '#offline/mirror/selector.ts';
import { selectEarnings } from './progress.mirror.ts';

interface DayOf {
  /** The learner's day. */
  day: string;
  /** The learner's; work that the server has doesn't say in which zone it was done. */
  zone: string;
}

/** XP of one of the learner's days, by this device: quizzes and reviews, pending ones included. */
export const selectXpOf = selectorFor((get, { day: wanted, zone }: DayOf) =>
  get(selectEarnings).reduce((sum, { xp, day }) => (day(zone) === wanted ? sum + xp : sum), 0),
);
