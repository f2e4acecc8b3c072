// What other areas may read of reviews.
import { reviewLog } from '@quorbit/db/schema/reviews';
import { viewOf } from '@quorbit/db/views';

/** Ratings, and wrong answers: those have an attempt. */
export const loggedReviews = viewOf(reviewLog, ['userId', 'day', 'attemptId', 'paid', 'undone']);
