/** XP that a learner aims for on each day, unless they choose another goal. */
export const DAILY_GOAL_XP = 50;
