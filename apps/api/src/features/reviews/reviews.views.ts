// The views of reviews that other areas may read.
import { cards, reviewLog } from '@quorbit/db/schema/reviews';
import { viewOf } from '@quorbit/db/views';

/** Entries of the review log: ratings, undos and wrong answers. Only wrong answers have an `attemptId`. */
export const loggedReviews = viewOf(reviewLog, ['userId', 'day', 'at', 'attemptId', 'paid', 'undone']);

/**
 * Ratings, including undone ones, with their numbers in the order of acceptance. A row with a number but no quality
 * undoes a rating.
 */
export const numberedRatings = viewOf(reviewLog, ['userId', 'day', 'acceptedNo', 'quality']);

/** The stability and last review of each card, by question. */
export const cardStates = viewOf(cards, ['userId', 'questionId', 'stability', 'lastReview']);

/** The stability and last review of each card, by question and quiz. */
export const cardQuestions = viewOf(cards, ['userId', 'questionId', 'quizId', 'stability', 'lastReview']);

/** The stability and last review of each card, by quiz. */
export const cardQuizzes = viewOf(cards, ['userId', 'quizId', 'stability', 'lastReview']);
