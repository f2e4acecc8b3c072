import { averageOf } from '../leaderboards/scores.ts';
import { addStudy, EMPTY_SUMS, type StudySums } from './sums.ts';

/** The minimum number of answers for a figure; with fewer, it may be due to chance. */
export const ENOUGH_ANSWERS = 20;

/** Returns `part` of `whole` in percent with one decimal, rounded half up; null if `whole` is 0. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor((part * 2_000 + whole) / (whole * 2)) / 10;
}

/** Returns the mean percentage of the attempts with one decimal; null without attempts. */
export function averageScore({ percentages, quizzes }: StudySums): number | null {
  return quizzes === 0 ? null : averageOf(percentages, quizzes);
}

/**
 * Returns the share of right answers among all questions asked, in percent with one decimal; null if no question was
 * asked.
 */
export function accuracy({ correct, asked }: StudySums): number | null {
  return percentOf(correct, asked);
}

/** Returns the mean seconds per answer with one decimal; null without answers. @param time in tenths of a second */
export function meanSeconds({ time, answered }: Pick<StudySums, 'time' | 'answered'>): number | null {
  return answered === 0 ? null : Math.round(time / answered) / 10;
}

export function sumStudy(rows: readonly StudySums[]): StudySums {
  return rows.reduce<StudySums>(addStudy, EMPTY_SUMS);
}

/**
 * Adds up the study sums of all rows that have the same key.
 * @returns the sums by key.
 */
export function sumStudyBy<R extends StudySums>(rows: readonly R[], keyOf: (row: R) => string): Map<string, StudySums> {
  const totals = new Map<string, StudySums>();
  for (const row of rows) totals.set(keyOf(row), addStudy(totals.get(keyOf(row)) ?? EMPTY_SUMS, row));
  return totals;
}

/**
 * Returns the topics that have enough answers to be compared, in the given order. All pages that name a weakest topic
 * use this function.
 * @param topics the best first.
 */
export function comparableTopics<T extends { asked: number }>(topics: readonly T[]): T[] {
  return topics.filter(({ asked }) => asked >= ENOUGH_ANSWERS);
}
