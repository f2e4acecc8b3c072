import { addDays, learnerDay } from '../streaks/days.ts';

export interface WaitingCards {
  /** Repetitions by when they are due; those that were due before count today. */
  reviews: readonly { due: Date; cards: number }[];
  /** Cards that were never repeated. */
  fresh: number;
}

interface ForecastOptions {
  /** An IANA name that the runtime knows. */
  zone: string;
  /** How far ahead, today included. */
  days: number;
  /** How many cards the learner sees for the first time on one day. */
  newPerDay: number;
}

/** How many cards come on each of the learner's next days, today first: what is due, and new cards as many as a day takes. */
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
