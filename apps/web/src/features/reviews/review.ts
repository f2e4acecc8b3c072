import type { Quality } from '@quorbit/contracts/reviews/qualities';
import type { HistoryEntry } from '@quorbit/contracts/reviews/row';
import type { ReviewItem, ReviewList } from '@quorbit/contracts/reviews/schema';
import type { View } from '#lib/view.ts';
import type { RatedReview } from './session-progress.ts';

/** One card of today. */
export interface Review extends Pick<ReviewItem, 'quiz' | 'confidentError' | 'lapses' | 'stability'> {
  questionId: string;
  question: Omit<ReviewItem['question'], 'id'>;
  /** Its newest entries, oldest first; null where only the server has them. */
  history: readonly HistoryEntry[] | null;
}

/** What is due today. */
export interface DueToday extends Pick<ReviewList, 'comeback'> {
  /** What comes first stands first. */
  reviews: Review[];
  /** All that are due today, those not loaded yet included. */
  total: number;
  /** Due cards that wait until a running game is over. */
  waiting: number;
  /** Whether there are cards at all, whenever they are due; suspended ones included, where this device knows them. */
  hasCards: boolean;
  /** Ratings that the server does not have yet. */
  unsent: number;
  /** The learner's day on which the next card comes; null when there is none. */
  nextDue: string | null;
  /** Cards rated today, those of earlier sessions included; null where only the server counts them. */
  doneToday: number | null;
}

interface Rating {
  review: Review;
  quality: Quality;
  /** How sure the learner was before seeing the answer, in percent; null where they did not say. */
  confidence: number | null;
  /** Due cards left after this one. */
  left: number;
}

/** What a rating brought. */
type RatingResult = Pick<RatedReview, 'xpEarned' | 'lasts' | 'ratingId'>;

/** Said when there is no more to say about why there are no reviews to show. */
export const NOT_LOADED = "We couldn't load your reviews.";

/** Where reviews come from and ratings go. */
export interface ReviewSource {
  view: View<DueToday>;
  /** One sentence, said when they cannot be loaded. */
  failure: string;
  rate: (rating: Rating, onRated: (result: RatingResult) => void) => void;
  /** Undoes a rating. */
  undo: (rated: RatedReview, onUndone: () => void) => void;
  /** Takes a card out of the reviews. */
  suspend: (review: Review) => void;
  /** A rating, or undoing one, is on its way; until then there is no next one. */
  rating: boolean;
}
