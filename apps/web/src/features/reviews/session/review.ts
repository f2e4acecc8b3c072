import type { Quality } from '@quorbit/contracts/reviews/qualities';
import type { HistoryEntry } from '@quorbit/contracts/reviews/row';
import type { ReviewItem, ReviewList } from '@quorbit/contracts/reviews/schema';
import type { View } from '#lib/server/view.ts';
import type { RatedReview } from './session-progress.ts';

/** One card that is due today. */
export interface Review extends Pick<ReviewItem, 'quiz' | 'confidentError' | 'lapses' | 'stability'> {
  questionId: string;
  question: Omit<ReviewItem['question'], 'id'>;
  /** Its newest entries, oldest first; null if only the server has them. */
  history: readonly HistoryEntry[] | null;
}

/** What is due today. */
export interface DueToday extends Pick<ReviewList, 'comeback'> {
  /** In the order in which they are asked. */
  reviews: Review[];
  /** Everything due today, including cards that aren't loaded yet. */
  total: number;
  /** Due cards that wait for a running game to end. */
  waiting: number;
  /** Whether the learner has any cards, due or not. Includes suspended ones if this device knows them. */
  hasCards: boolean;
  /** Ratings not on the server yet. */
  unsent: number;
  /** The learner's day on which the next card is due; null if there is none. */
  nextDue: string | null;
  /** Cards rated today, in earlier sessions too; null if only the server counts them. */
  doneToday: number | null;
}

interface Rating {
  review: Review;
  quality: Quality;
  /** How sure the learner was before seeing the answer, in percent; null if they didn't say. */
  confidence: number | null;
  /** Due cards left after this one. */
  left: number;
}

/** What a rating earned. */
type RatingResult = Pick<RatedReview, 'xpEarned' | 'stabilityAfter' | 'ratingId'>;

/** Shown if there is no more specific reason why no reviews are there. */
export const NOT_LOADED = "We couldn't load your reviews.";

/** Where reviews come from and ratings go. */
export interface ReviewSource {
  view: View<DueToday>;
  /** One sentence, shown if the reviews can't be loaded. */
  failure: string;
  rate: (rating: Rating, onRated: (result: RatingResult) => void) => void;
  /** Undoes a rating. */
  undo: (rated: RatedReview, onUndone: () => void) => void;
  /** Takes a card out of the reviews. */
  suspend: (review: Review) => void;
  /** A rating or an undo is being saved; the next one has to wait. */
  rating: boolean;
}
