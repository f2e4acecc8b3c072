/**
 * The parameters of home's query for quizzes. The limit is the most that one reply may hold, so that there are enough
 * to choose from.
 */
export const QUIZZES_INPUT = { limit: 100, takeable: true };
export const REPORTS_INPUT = { limit: 50 };
/** The parameters of home's query for reviews. The limit is 1 because home needs only the number of due reviews. */
export const REVIEWS_INPUT = { limit: 1 };
/**
 * Home's calls to the server, in this order, for devices without data of their own. The build copies them into
 * public/theme.js.
 */
export const HOME_CALLS: readonly (readonly [path: string, input?: object])[] = [
  ['accounts.me'],
  ['quizzes.list', QUIZZES_INPUT],
  ['reports.list', REPORTS_INPUT],
  ['reviews.list', REVIEWS_INPUT],
  ['achievements.list', {}],
];
