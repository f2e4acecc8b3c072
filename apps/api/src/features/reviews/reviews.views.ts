// What other areas may read of reviews.
import { cards, reviewLog } from '@quorbit/db/schema/reviews';
import { viewOf } from '@quorbit/db/views';

/** Ratings, and wrong answers: those have an attempt. */
export const loggedReviews = viewOf(reviewLog, ['userId', 'day', 'at', 'attemptId', 'paid', 'undone']);

/** Ratings, undone ones too, in the order in which they were accepted; those without a quality undo one. */
export const numberedRatings = viewOf(reviewLog, ['userId', 'day', 'acceptedNo', 'quality']);

/** How well a learner knows a card. */
export const cardStates = viewOf(cards, ['userId', 'questionId', 'stability', 'lastReview']);

/** The same by question and quiz. */
export const cardQuestions = viewOf(cards, ['userId', 'questionId', 'quizId', 'stability', 'lastReview']);

/** The same by quiz. */
export const cardQuizzes = viewOf(cards, ['userId', 'quizId', 'stability', 'lastReview']);
