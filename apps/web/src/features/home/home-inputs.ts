/** As many as a reply takes, so that there is something to choose from. */
export const QUIZZES = { limit: 100 };
export const REPORTS = { limit: 50 };
/** Only how many there are is told. */
export const REVIEWS = { limit: 1 };
