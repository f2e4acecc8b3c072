// Checks whether a marker may give certain points. Pure.
import type { RubricRow } from './authoring.ts';
import { formatAtMost, POINTS_MISSING, ROWS_MISSING, WITHOUT_RUBRIC } from './messages.ts';

interface MarkedQuestion {
  marks: number;
  rubric: readonly RubricRow[];
}

interface EnteredPoints {
  points?: number | undefined;
  rubric: readonly number[];
}

/**
 * Finds a fault in the points for a question; null if there is none. A question with a rubric takes points for its rows
 * only.
 */
export function findPointsFault(
  { marks, rubric }: MarkedQuestion,
  entered: EnteredPoints,
): { path: string; message: string } | null {
  if (rubric.length === 0) {
    if (entered.rubric.length > 0) return { path: 'rubric', message: WITHOUT_RUBRIC };
    if (entered.points === undefined) return { path: 'points', message: POINTS_MISSING };
    return entered.points > marks ? { path: 'points', message: formatAtMost(marks) } : null;
  }
  if (entered.rubric.length !== rubric.length) return { path: 'rubric', message: ROWS_MISSING };
  for (const [index, row] of rubric.entries())
    if ((entered.rubric[index] ?? 0) > row.marks) return { path: `rubric.${index}`, message: formatAtMost(row.marks) };
  return null;
}
