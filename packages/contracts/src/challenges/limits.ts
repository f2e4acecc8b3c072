/** The limits for the duration of a challenge, in hours. */
export const CHALLENGE_DURATION = { min: 1, max: 72, usual: 24 } as const;
/** The limits for the number of quizzes that a learner must play to complete a challenge. */
export const QUIZ_COUNT = { min: 1, max: 10, usual: 3 } as const;
/** The limits for the mean score that a challenge requires, in percent. */
export const TARGET_SCORE = { min: 1, max: 100, usual: 80 } as const;
export const STREAK_DAYS = { min: 2, max: 30, usual: 7 } as const;
/** The limits for a challenge's speed requirement: the seconds within which a quiz counts as played fast. */
export const SPEED_SECONDS = { min: 30, max: 600, usual: 300 } as const;
export const REWARD_XP = { min: 50, max: 500, usual: 150 } as const;
export const CHALLENGE_TITLE_MAX = 100;
export const CHALLENGE_DESCRIPTION_MAX = 500;
/** The maximum number of quizzes in a challenge. */
export const MAX_CHALLENGE_QUIZZES = 20;
