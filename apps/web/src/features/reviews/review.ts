import type { Quality } from '@quorbit/contracts/reviews/qualities';
import type { ReviewItem } from '@quorbit/contracts/reviews/schema';

/** One card of today. */
export interface Review {
  quiz: ReviewItem['quiz'];
  questionId: string;
  question: Omit<ReviewItem['question'], 'id'>;
}

export type Reviews =
  | { status: 'loading' }
  | {
      status: 'failed';
      message: string;
      kept: string;
      retry: () => void;
      retrying: boolean;
    }
  | {
      status: 'ready';
      /** What comes first stands first. */
      reviews: Review[];
      /** All that are due today, those not loaded yet included. */
      total: number;
      /** Due cards that wait until a running game is over. */
      waiting: number;
      /** Due cards whose question is not on this device. */
      missing: number;
      /** Ratings that the server does not have yet. */
      unsent: number;
      /** The learner's day on which the next card comes; null when there is none. */
      nextDue: string | null;
    };

export interface Rating {
  review: Review;
  quality: Quality;
  /** Due cards left after this one. */
  left: number;
}

/** @param onRated is given the XP that the rating pays */
export type Rate = (rating: Rating, onRated: (xpEarned: number) => void) => void;

/** Where reviews come from and ratings go. */
export interface ReviewSource {
  reviews: Reviews;
  rate: Rate;
  /** A rating is on its way; until then there is no next one. */
  rating: boolean;
}
