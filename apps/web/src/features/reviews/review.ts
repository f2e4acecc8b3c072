import type { Quality } from '@quorbit/contracts/reviews/qualities';
import type { ReviewItem } from '@quorbit/contracts/reviews/schema';
import type { View } from '#lib/view.ts';

/** One card of today. */
export interface Review {
  quiz: ReviewItem['quiz'];
  questionId: string;
  question: Omit<ReviewItem['question'], 'id'>;
}

/** What is due today. */
export interface DueToday {
  /** What comes first stands first. */
  reviews: Review[];
  /** All that are due today, those not loaded yet included. */
  total: number;
  /** Due cards that wait until a running game is over. */
  waiting: number;
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
  /** Due cards left after this one. */
  left: number;
}

/** @param onRated is given the XP that the rating pays */
type Rate = (rating: Rating, onRated: (xpEarned: number) => void) => void;

/** Said when there is no more to say about why there are no reviews to show. */
export const NOT_LOADED = "We couldn't load your reviews.";

/** Where reviews come from and ratings go. */
export interface ReviewSource {
  view: View<DueToday>;
  /** One sentence, said when they cannot be loaded. */
  failure: string;
  rate: Rate;
  /** A rating is on its way; until then there is no next one. */
  rating: boolean;
}
