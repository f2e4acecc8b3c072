import { addDays, learnerDay } from '../streaks/days.ts';

export interface WaitingCards {
  /** The numbers of cards to repeat, by due time; overdue cards count for today. */
  reviews: readonly { due: Date; cards: number }[];
  /** The number of cards that were never repeated. */
  fresh: number;
}

interface ForecastOptions {
  /** The learner's IANA time zone, which the runtime must know. */
  zone: string;
  /** The number of days to forecast, including today. */
  days: number;
  /** The number of new cards that the learner sees per day. */
  newPerDay: number;
}

/**
 * Returns how many cards come on each of the learner's next days, today first: the repetitions due, plus new cards up
 * to the daily limit.
 */
export function forecastCards({ reviews, fresh }: WaitingCards, now: Date, { zone, days, newPerDay }: ForecastOptions) {
  const today = learnerDay(now, zone);
  const byDay = new Map<string, number>();
  for (const { due, cards } of reviews) {
    const day = due < now ? today : learnerDay(due, zone);
    byDay.set(day, (byDay.get(day) ?? 0) + cards);
  }
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(today, index);
    const introduced = Math.min(newPerDay, Math.max(0, fresh - index * newPerDay));
    return { date, cards: (byDay.get(date) ?? 0) + introduced };
  });
}
