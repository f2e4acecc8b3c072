import type { Measure } from '@quorbit/contracts/group-challenges/schema';

/** Formats an amount of work, e.g. `20 quizzes`. */
export function formatWork(measure: Measure, count: number): string {
  return `${count} ${measure}`;
}

/**
 * Formats the days left, e.g. `3 days left`.
 * @param days days left, including the last one; 0 when it's over.
 */
export function formatDaysLeft(days: number): string {
  if (days === 0) return 'over';
  return days === 1 ? 'last day' : `${days} days left`;
}
