// Whether a marker may give these points. Pure.
import type { RubricRow } from './authoring.ts';
import { atMost, POINTS_MISSING, ROWS_MISSING, WITHOUT_RUBRIC } from './words.ts';

interface Marked {
  marks: number;
  rubric: readonly RubricRow[];
}

interface Given {
  points?: number | undefined;
  rubric: readonly number[];
}

/** What is wrong with points for a question; null if nothing is. With a rubric its rows count, and no other points. */
export function faultOf({ marks, rubric }: Marked, given: Given): { path: string; message: string } | null {
  if (rubric.length === 0) {
    if (given.rubric.length > 0) return { path: 'rubric', message: WITHOUT_RUBRIC };
    if (given.points === undefined) return { path: 'points', message: POINTS_MISSING };
    return given.points > marks ? { path: 'points', message: atMost(marks) } : null;
  }
  if (given.rubric.length !== rubric.length) return { path: 'rubric', message: ROWS_MISSING };
  for (const [index, row] of rubric.entries())
    if ((given.rubric[index] ?? 0) > row.marks) return { path: `rubric.${index}`, message: atMost(row.marks) };
  return null;
}
