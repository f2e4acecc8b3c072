/** As many as a reply takes, so that there is something to choose from. */
export const QUIZZES = { limit: 100, takeable: true };
export const REPORTS = { limit: 50 };
/** Only how many there are is told. */
export const REVIEWS = { limit: 1 };
/** What home asks the server where this device can't tell, in this order. The build names it to public/theme.js. */
export const HOME_CALLS: readonly (readonly [path: string, input?: object])[] = [
  ['accounts.me'],
  ['quizzes.list', QUIZZES],
  ['reports.list', REPORTS],
  ['reviews.list', REVIEWS],
  ['achievements.list', {}],
];
