import { useLocalReviews } from './local-reviews.ts';
import { useServerReviews } from './server-reviews.ts';
import type { ReviewSource } from './session/review.ts';
import { useDueReviews } from './use-review-deck.ts';

/** The reviews of today, from this device; where the browser keeps nothing, from the server. */
export function useReviews(): ReviewSource {
  const deck = useDueReviews();
  const keepsNothing = deck === null;
  const local = useLocalReviews(deck);
  const server = useServerReviews(keepsNothing);
  return keepsNothing ? server : local;
}
