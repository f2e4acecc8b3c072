import { type DayPlan, findNextDueDay, planDay } from '@quorbit/contracts/reviews/due';
import { useEffect, useMemo, useState } from 'react';
import { useUser } from '#lib/session.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { type DeckCard, type ReviewDeck, selectReviewDeck, toDayRules } from './review-deck.mirror.ts';

const MINUTE_MS = 60_000;

export interface DueReviews extends Omit<ReviewDeck, 'skew' | 'rated'> {
  /** By the server's clock, as far as it is known. */
  now: Date;
  /** Every card whose question is here, whenever it is due. */
  available: DeckCard[];
  /** The cards of today whose question is here, in the order in which they are shown. */
  due: DeckCard[];
  /** Due cards whose question is not on this device. */
  missing: DeckCard[];
  /** Due cards that wait until a running game is over. */
  waiting: number;
  /** The learner's day on which the next card comes; null when there is none. */
  nextDue: string | null;
  /** What a gap left behind; null where there was none. */
  comeback: DayPlan<DeckCard>['comeback'];
}

/** The reviews of today as this device knows them; undefined until read, null where this browser keeps nothing. */
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
    // What was rated just now lies after the last full minute. Days and due times are the server's.
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
