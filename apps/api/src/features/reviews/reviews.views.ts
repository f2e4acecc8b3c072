// What other areas may read of reviews.
import { cards, reviewLog } from '@quorbit/db/schema/reviews';
import { viewOf } from '@quorbit/db/views';

/** Ratings, and wrong answers: those have an attempt. */
export const loggedReviews = viewOf(reviewLog, ['userId', 'day', 'attemptId', 'paid']);

/** Ratings in the order in which they were accepted; wrong answers have no number. */
export const numberedRatings = viewOf(reviewLog, ['userId', 'day', 'acceptedNo']);

/** How well a learner knows a card. */
export const cardStates = viewOf(cards, ['userId', 'questionId', 'stability', 'lastReview']);
