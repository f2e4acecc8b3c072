/** The name of each daily goal's pace, and about what it takes, by the goal's XP. */
export const GOAL_PACES = {
  20: { name: 'Easy-going', effort: 'A few questions a day' },
  50: { name: 'Steady', effort: 'About one quiz a day' },
  100: { name: 'Serious', effort: 'About two quizzes a day' },
} as const;
