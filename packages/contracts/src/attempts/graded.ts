import type { AttemptRow } from './row.ts';

type Total = 'score' | 'totalMarks' | 'percentage' | 'passed' | 'xpEarned';
/** The row of a graded attempt: its totals are known. */
export type GradedRow = AttemptRow & { [K in Total]: NonNullable<AttemptRow[K]> };

export function isGraded(row: AttemptRow): row is GradedRow {
  const { score, totalMarks, percentage, passed, xpEarned } = row;
  return ![score, totalMarks, percentage, passed, xpEarned].includes(null);
}
