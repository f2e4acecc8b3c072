import { createSelectorFamily } from '#offline/mirror/selector.ts';
import { selectEarnings } from './progress.mirror.ts';

interface ZonedDay {
  /** The learner's day. */
  day: string;
  /** The learner's; work that the server has doesn't say in which zone it was done. */
  zone: string;
}

/** XP of one of the learner's days, by this device: quizzes and reviews, pending ones included. */
export const selectXpOfDay = createSelectorFamily((get, { day: wantedDay, zone }: ZonedDay) =>
  get(selectEarnings).reduce((sum, { xp, day }) => (day(zone) === wantedDay ? sum + xp : sum), 0),
);
