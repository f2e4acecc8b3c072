/** As many as one reply may hold, so that there is a choice. */
export const QUIZZES = { limit: 100, takeable: true };
export const REPORTS = { limit: 50 };
/** Home only needs the total. */
export const REVIEWS = { limit: 1 };
/** What home asks the server when this device doesn't know, in this order. The build copies it into public/theme.js. */
export const HOME_CALLS: readonly (readonly [path: string, input?: object])[] = [
  ['accounts.me'],
  ['quizzes.list', QUIZZES],
  ['reports.list', REPORTS],
  ['reviews.list', REVIEWS],
  ['achievements.list', {}],
];
