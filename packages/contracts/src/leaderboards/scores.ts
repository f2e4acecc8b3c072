/** The maximum XP per day that counts on boards. For the level, all XP counts. */
export const BOARD_XP_PER_DAY = 2_000;
/** The minimum number of quizzes in a period for a place on its board of averages. */
export const MIN_QUIZZES = 5;
/**
 * The number of bits that a sort key reserves for the number of quizzes; nobody takes so many quizzes that more bits
 * would be needed.
 */
const QUIZ_COUNT_BITS = 20;
const MAX_SCORED_QUIZZES = 2 ** QUIZ_COUNT_BITS - 1;

/** Returns the part of a day's XP that counts on boards. It doesn't depend on the order of payments. */
export function capBoardXp(xpOfDay: number): number {
  return Math.max(0, Math.min(BOARD_XP_PER_DAY, xpOfDay));
}

/**
 * Returns the mean percentage with one decimal, rounded half up.
 * @param percentages the sum of the percentages.
 * @param quizzes at least 1.
 */
export function averageOf(percentages: number, quizzes: number): number {
  return averageTenths(percentages, quizzes) / 10;
}

/**
 * Returns the sort key for a board of averages: the rounded average, then the number of quizzes. Equal keys share a
 * rank. Null below `MIN_QUIZZES`.
 */
export function averageSortKey(percentages: number, quizzes: number): number | null {
  if (quizzes < MIN_QUIZZES) return null;
  return averageTenths(percentages, quizzes) * (MAX_SCORED_QUIZZES + 1) + Math.min(quizzes, MAX_SCORED_QUIZZES);
}

function averageTenths(percentages: number, quizzes: number): number {
  return Math.floor((percentages * 20 + quizzes) / (quizzes * 2));
}

/**
 * The size of score groups on boards, in bits. Learners are counted per score and per group of 2^bits scores, so that a
 * rank is a sum of few numbers. A group covers 64 XP, or one average with any number of quizzes.
 */
export const SCORE_GROUP_BITS = { xp: 6, average: QUIZ_COUNT_BITS } as const;
