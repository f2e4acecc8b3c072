import { addDays } from '@quorbit/contracts/streaks/days';

/** The highest number of study days that is counted, further ahead than anyone plans. */
const MAX_DAYS = 60;

/**
 * Returns for how many days in a row, starting today, this device has something to study: a review due by then,
 * otherwise a quiz that was never taken.
 * @param dueDays the learner's days (`YYYY-MM-DD`) on which cards are due; past days count as today.
 * @param freshQuizzes number of quizzes on this device that were never taken.
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
