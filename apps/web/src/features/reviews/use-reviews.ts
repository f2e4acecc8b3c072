import { useLocalReviews } from './local-reviews.ts';
import { useServerReviews } from './server-reviews.ts';
import type { ReviewSource } from './session/review.ts';
import { useDueReviews } from './use-review-deck.ts';

/** Provides today's reviews from this device; if the browser can't store anything, from the server. */
export function useReviews(): ReviewSource {
  const deck = useDueReviews();
  const hasNoStorage = deck === null;
  const local = useLocalReviews(deck);
  const server = useServerReviews(hasNoStorage);
  return hasNoStorage ? server : local;
}
