import { type DayPlan, findNextDueDay, planDay } from '@quorbit/contracts/reviews/due';
import { useEffect, useMemo, useState } from 'react';
import { useUser } from '#lib/session.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { type DeckCard, type ReviewDeck, selectReviewDeck, toDayRules } from './review-deck.mirror.ts';

const MINUTE_MS = 60_000;

export interface DueReviews extends Omit<ReviewDeck, 'skew' | 'rated'> {
  /** The current time by the server's clock, as far as it is known. */
  now: Date;
  /** Every card of the learner whose question is on this device, due or not. */
  available: DeckCard[];
  /** Today's cards whose questions are on this device, in the order of the day's plan. */
  due: DeckCard[];
  /** Due cards whose questions aren't on this device. */
  missing: DeckCard[];
  /** The number of due cards that wait until a running game is over. */
  waiting: number;
  /** The learner's day on which the next card is due; null if there is none. */
  nextDue: string | null;
  /** How the reviews that piled up during a break are spread over the next days; null without a break. */
  comeback: DayPlan<DeckCard>['comeback'];
}

/**
 * Returns today's reviews as this device knows them; undefined until read, null if this browser can't store anything.
 */
export function useDueReviews(): DueReviews | null | undefined {
  const { timeZone, newReviewsPerDay } = useUser();
  const deck = useMirror(selectReviewDeck, null);
  const [minute, setMinute] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setMinute(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return useMemo(() => {
    if (!deck) return deck;
    const { cards, skew, rated: ratedPerDay, ...rest } = deck;
    const rules = toDayRules({ rated: ratedPerDay }, { timeZone, newReviewsPerDay });
    // The clock ticks once a minute, but a rating made since then needs the exact time. Days and due times use the
    // server's clock.
    const now = new Date(Math.max(minute, Date.now()) + skew);
    const { today, comeback } = planDay(cards, now, rules);
    const unsealed = today.filter((card) => !card.sealed);
    return {
      ...rest,
      cards,
      now,
      comeback,
      available: cards.filter(({ question }) => question !== null),
      due: unsealed.filter(({ question }) => question !== null),
      missing: unsealed.filter(({ question }) => question === null),
      waiting: today.length - unsealed.length,
      nextDue: findNextDueDay(cards, now, rules),
    };
  }, [deck, minute, timeZone, newReviewsPerDay]);
}
