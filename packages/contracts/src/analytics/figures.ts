import { averageOf } from '../leaderboards/scores.ts';
import { addStudy, EMPTY_SUMS, type StudySums } from './sums.ts';

/** With fewer answers than this, a figure says more about chance than about the learner. */
export const ENOUGH_ANSWERS = 20;

/** `part` of `whole` in percent with one decimal, rounded half up; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor((part * 2_000 + whole) / (whole * 2)) / 10;
}

/** The mean percentage of attempts, with one decimal; null without any. */
export function averageScore({ percentages, quizzes }: StudySums): number | null {
  return quizzes === 0 ? null : averageOf(percentages, quizzes);
}

/** Right answers among all questions asked, in percent with one decimal; null where none was asked. */
export function accuracy({ correct, asked }: StudySums): number | null {
  return percentOf(correct, asked);
}

/** Mean seconds per answer, with one decimal; null without answers. @param time in tenths of a second */
export function meanSeconds({ time, answered }: Pick<StudySums, 'time' | 'answered'>): number | null {
  return answered === 0 ? null : Math.round(time / answered) / 10;
}

export function sumStudy(rows: readonly StudySums[]): StudySums {
  return rows.reduce<StudySums>(addStudy, EMPTY_SUMS);
}

/** The sum of each group. */
export function sumStudyBy<R extends StudySums>(rows: readonly R[], keyOf: (row: R) => string): Map<string, StudySums> {
  const totals = new Map<string, StudySums>();
  for (const row of rows) totals.set(keyOf(row), addStudy(totals.get(keyOf(row)) ?? EMPTY_SUMS, row));
  return totals;
}

/** What compares topics: those with enough answers. Every page that says which is the weakest asks this. @param topics the best first */
export function comparableTopics<T extends { asked: number }>(topics: readonly T[]): T[] {
  return topics.filter(({ asked }) => asked >= ENOUGH_ANSWERS);
}
