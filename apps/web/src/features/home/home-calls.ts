/** As many as one reply may hold, so that there is a choice. */
export const QUIZZES_INPUT = { limit: 100, takeable: true };
export const REPORTS_INPUT = { limit: 50 };
/** Home only needs the total. */
export const REVIEWS_INPUT = { limit: 1 };
/** What home asks the server when this device doesn't know, in this order. The build copies it into public/theme.js. */
export const HOME_CALLS: readonly (readonly [path: string, input?: object])[] = [
  ['accounts.me'],
  ['quizzes.list', QUIZZES_INPUT],
  ['reports.list', REPORTS_INPUT],
  ['reviews.list', REVIEWS_INPUT],
  ['achievements.list', {}],
];
