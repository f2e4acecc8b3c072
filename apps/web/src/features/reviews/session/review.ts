import type { RatingIntervals } from '@quorbit/contracts/reviews/intervals';
import type { Quality } from '@quorbit/contracts/reviews/qualities';
import type { HistoryEntry } from '@quorbit/contracts/reviews/row';
import type { ReviewItem, ReviewList } from '@quorbit/contracts/reviews/schema';
import type { View } from '#lib/server/view.ts';
import type { RatedReview } from './session-progress.ts';

/** One card that is due today. */
export interface Review extends Pick<ReviewItem, 'quiz' | 'confidentError' | 'lapses' | 'stability'> {
  questionId: string;
  question: Omit<ReviewItem['question'], 'id'>;
  /** The card's newest history entries, oldest first; null if only the server has them. */
  history: readonly HistoryEntry[] | null;
}

/** The reviews that are due today. */
export interface DueToday extends Pick<ReviewList, 'comeback'> {
  /** The due reviews, in the order of the day's plan; the session then mixes the quizzes. */
  reviews: Review[];
  /**
   * The number of all cards due today, including those whose questions are still loading; null until this device has
   * received all cards.
   */
  total: number | null;
  /** The number of cards due today that can be reviewed here and now; from the server, all of them. */
  ready: number;
  /** The number of due cards that wait until a running game ends. */
  waiting: number;
  /** Whether the learner has any cards, due or not. Suspended cards count only if this device knows them. */
  hasCards: boolean;
  /** The number of ratings that the server doesn't have yet. */
  unsent: number;
  /** The learner's day on which the next card is due; null if there is none. */
  nextDue: string | null;
  /** The number of cards rated today, earlier sessions included; null if only the server knows it. */
  doneToday: number | null;
}

interface Rating {
  review: Review;
  quality: Quality;
  /** How sure the learner was before seeing the answer, in percent; null if they didn't say. */
  confidence: number | null;
  /** The number of due cards left after this one. */
  left: number;
}

/** The rating's result: the XP earned, the card's new stability and the rating's id. */
type RatingResult = Pick<RatedReview, 'xpEarned' | 'stabilityAfter' | 'ratingId'>;

/** The message shown if reviews can't be loaded and no more specific reason is known. */
export const NOT_LOADED = "We couldn't load your reviews.";

/** Provides the due reviews and saves ratings, from this device or directly from the server. */
export interface ReviewSource {
  view: View<DueToday>;
  /** The message, one sentence, for reviews that can't be loaded. */
  failure: string;
  /**
   * Returns when the card would be due again after each rating; null if only the server knows enough of the card to
   * compute it.
   */
  previewIntervals: (review: Review) => RatingIntervals | null;
  rate: (rating: Rating, onRated: (result: RatingResult) => void) => void;
  /** Undoes a rating. */
  undo: (rated: RatedReview, onUndone: () => void) => void;
  /** Suspends a card, so that it's no longer reviewed. */
  suspend: (review: Review) => void;
  /** Whether a rating or an undo is being saved; the next one has to wait. */
  rating: boolean;
}
