import type { Measure } from '@quorbit/contracts/group-challenges/schema';

/** So much work, e.g. `20 quizzes`. */
export function formatWork(measure: Measure, count: number): string {
  return `${count} ${measure}`;
}

/** @param days those left, the last one included */
export function formatDaysLeft(days: number): string {
  if (days === 0) return 'over';
  return days === 1 ? 'last day' : `${days} days left`;
}
