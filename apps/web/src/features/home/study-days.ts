import { addDays } from '@quorbit/contracts/streaks/days';

/** Further than this nobody plans. */
const MAX_DAYS = 60;

/**
 * For how many days in a row, from today on, this device alone holds something to do: reviews that come due by then,
 * else a quiz that was not taken yet.
 * @param dueDays the learner's days (`YYYY-MM-DD`) on which cards come due; what lies behind counts for today
 * @param freshQuizzes quizzes on this device that were never taken
 */
export function countStudyDays(dueDays: readonly string[], freshQuizzes: number, today: string): number {
  const days = new Set(dueDays.map((day) => (day < today ? today : day)));
  let quizzes = freshQuizzes;
  for (let count = 0; count < MAX_DAYS; count += 1) {
    if (days.has(addDays(today, count))) continue;
    if (quizzes === 0) return count;
    quizzes -= 1;
  }
  return MAX_DAYS;
}
