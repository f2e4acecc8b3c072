import { useLocalReviews } from './local-reviews.ts';
import { useServerReviews } from './server-reviews.ts';
import type { ReviewSource } from './session/review.ts';
import { useDueReviews } from './use-review-deck.ts';

/** The reviews of today, from this device; where the browser keeps nothing, from the server. */
export function useReviews(): ReviewSource {
  const deck = useDueReviews();
  const hasNoStorage = deck === null;
  const local = useLocalReviews(deck);
  const server = useServerReviews(hasNoStorage);
  return hasNoStorage ? server : local;
}
