import type { CardState, ReviewModel } from './cards.ts';
import { QUALITIES, type Quality } from './qualities.ts';
import { applyEntry } from './schedule.ts';

/** The milliseconds after which a card would be due again, for each rating that it could get now. */
export type RatingIntervals = Readonly<Record<Quality, number>>;

interface NextRating {
  /** The time of the rating, in ISO 8601. */
  at: string;
  /** The learner's retention target, in percent. */
  retention: number;
}

/**
 * Computes the intervals that each rating would give the card, by the schedule that rates it.
 * @param models the learner's own weights, oldest first.
 */
export function computeIntervals(
  cardId: string,
  card: CardState,
  { at, retention }: NextRating,
  models: readonly ReviewModel[],
): RatingIntervals {
  const intervalOf = (quality: Quality) => {
    const entry = { id: '', at, cause: 'rating' as const, quality, retention };
    return Date.parse(applyEntry(cardId, card, entry, models).due) - Date.parse(at);
  };
  const [forgot, hard, easy] = QUALITIES;
  return { [forgot]: intervalOf(forgot), [hard]: intervalOf(hard), [easy]: intervalOf(easy) };
}
