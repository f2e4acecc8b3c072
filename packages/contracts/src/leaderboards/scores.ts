/** XP of one of the learner's days that counts on boards at most. All of it counts for the level. */
export const BOARD_XP_PER_DAY = 2_000;
/** Quizzes that a learner must have taken in a period to have an average on its board. */
export const MIN_QUIZZES = 5;
/** Places in a score for the number of quizzes: more than anybody takes. */
const QUIZZES_BITS = 20;
const MOST_QUIZZES = 2 ** QUIZZES_BITS - 1;

/** What the XP of one of the learner's days counts on boards, in whatever order it was earned. */
export function boardXp(xpOfDay: number): number {
  return Math.max(0, Math.min(BOARD_XP_PER_DAY, xpOfDay));
}

/** A mean percentage with one decimal, rounded half up. @param quizzes at least 1 */
export function averageOf(percentages: number, quizzes: number): number {
  return averageTenths(percentages, quizzes) / 10;
}

/**
 * The sort key of a board of averages: the rounded average, then the number of quizzes. Equal scores share a rank. Null
 * below `MIN_QUIZZES`.
 */
export function averageScore(percentages: number, quizzes: number): number | null {
  if (quizzes < MIN_QUIZZES) return null;
  return averageTenths(percentages, quizzes) * (MOST_QUIZZES + 1) + Math.min(quizzes, MOST_QUIZZES);
}

function averageTenths(percentages: number, quizzes: number): number {
  return Math.floor((percentages * 20 + quizzes) / (quizzes * 2));
}

/**
 * Scores are counted one by one and in groups of 2 to the power of this, so that a rank is a sum of few numbers however
 * many learners there are: 64 XP, or one average with any number of quizzes.
 */
export const GROUP_BITS = { xp: 6, average: QUIZZES_BITS } as const;
